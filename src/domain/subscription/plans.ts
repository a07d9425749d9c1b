import type { PlanName } from './subscription.ts'

/** A plan on offer. `price` is in USD per month. */
export type Plan = {
  readonly name: PlanName | 'Free'
  readonly price: number
  readonly features: readonly string[]
}

/** The plan of every account without a subscription. */
export const FREE_PLAN: Plan = {
  name: 'Free',
  price: 0,
  features: ['All current features of Lorefolio', 'No payment details needed'],
}

/**
 * The paid plans, the cheaper one first (requirements §9, Plans). Their features are undecided (§6), so they promise
 * only support and a badge.
 */
export const PLANS: Readonly<Record<PlanName, Plan>> = {
  Supporter: {
    name: 'Supporter',
    price: 1,
    features: ['Everything in Free', 'The blue Supporter badge', 'Helps pay for running Lorefolio'],
  },
  Pro: {
    name: 'Pro',
    price: 4.99,
    features: ['Everything in Free', 'The purple Pro badge', 'Helps pay for running and improving Lorefolio'],
  },
}
