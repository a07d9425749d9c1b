import type { PlanName } from './subscription.ts'

/** What is offered. `price` is in USD a month. */
export type Plan = {
  readonly name: PlanName | 'Free'
  readonly price: number
  readonly features: readonly string[]
}

/** What every account has without paying. */
export const FREE_PLAN: Plan = {
  name: 'Free',
  price: 0,
  features: ['Everything that Lorefolio can do today', 'No payment details needed'],
}

/**
 * The paid plans, the smaller one first (specification §9, Plans). What each will unlock is not decided (§6), so they
 * promise nothing but what they are today: support, and a badge that shows it.
 */
export const PLANS: Readonly<Record<PlanName, Plan>> = {
  Supporter: {
    name: 'Supporter',
    price: 1,
    features: ['Everything of a free account', 'The blue Supporter badge', 'A share in what it costs to run Lorefolio'],
  },
  Pro: {
    name: 'Pro',
    price: 4.99,
    features: [
      'Everything of a free account',
      'The purple Pro badge',
      'A larger share in running and improving Lorefolio',
    ],
  },
}
