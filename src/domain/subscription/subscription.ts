import { dateFormat } from '../dates/dateFormat.ts'

/** The names of the paid plans (requirements §9, Plans). */
export type PlanName = 'Supporter' | 'Pro'

/** A member's subscription, current or ended. */
export type Subscription = {
  readonly plan: PlanName
  /** Whether it counts; without an active one the member has a free account. */
  readonly isActive: boolean
  /** Whether a payment for it failed. It becomes active again when the member pays. */
  readonly isPastDue: boolean
  /** The end of the paid period in seconds since the epoch; null if the payment provider has not reported it. */
  readonly currentPeriodEnd: number | null
  /** Whether it was canceled and ends with the paid period. */
  readonly cancelAtPeriodEnd: boolean
}

/** Whether the payment provider's status counts as active: active or trialing (requirements §4, Authentication). */
export function isActiveStatus(status: string | null): boolean {
  return status === 'active' || status === 'trialing'
}

/** Whether the payment provider's status says that a payment is owed. */
export function isPastDueStatus(status: string | null): boolean {
  return status === 'past_due' || status === 'unpaid'
}

/**
 * The plan of a payment provider's price: Pro for `proPrice`, Supporter for every other one (requirements §4,
 * Authentication: other plans are treated as Supporter).
 */
export function planForPrice(price: string | null, proPrice: string): PlanName {
  return price === proPrice ? 'Pro' : 'Supporter'
}

/** The text of the badge: the plan while it is active, else Free (requirements §4, Authentication). */
export function badgeText(subscription: Subscription | null | undefined): PlanName | 'Free' {
  return subscription?.isActive ? subscription.plan : 'Free'
}

/**
 * Formats the end of a paid period as a long date, "December 20, 2026" (requirements §2, the confirmation page).
 * @param seconds since the epoch.
 * @param timeZone the reader's time zone by default.
 */
export function formatPeriodEnd(seconds: number, timeZone?: string): string {
  return dateFormat({ dateStyle: 'long', timeZone }).format(seconds * 1000)
}
