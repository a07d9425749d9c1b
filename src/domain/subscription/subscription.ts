import { dateFormat } from '../dates/dateFormat.ts'

/** The plans that are paid for (specification §9, Plans). */
export type PlanName = 'Supporter' | 'Pro'

/** Somebody's subscription, running or over. */
export type Subscription = {
  readonly plan: PlanName
  /** Only an active one counts; any other leaves its owner with a free account. */
  readonly isActive: boolean
  /** A payment for it failed and is owed; it does not count until that is paid. */
  readonly isPastDue: boolean
  /** When the paid period ends, in seconds since the epoch; null where the payment provider has not said. */
  readonly currentPeriodEnd: number | null
  /** It was canceled, and ends with the paid period instead of being renewed. */
  readonly cancelAtPeriodEnd: boolean
}

/** Whether the payment provider's status counts: active or trialing (specification §4, Authentication). */
export function isActiveStatus(status: string | null): boolean {
  return status === 'active' || status === 'trialing'
}

/** Whether the payment provider's status says that a payment is owed. */
export function isPastDueStatus(status: string | null): boolean {
  return status === 'past_due' || status === 'unpaid'
}

/**
 * The plan that a price of the payment provider pays for: Pro for `proPrice`, and Supporter for every other
 * (specification §4, Authentication: other plans are treated as Supporter).
 */
export function planOfPrice(price: string | null, proPrice: string): PlanName {
  return price === proPrice ? 'Pro' : 'Supporter'
}

/** The words of the badge: the plan while it is active, else Free (specification §4, Authentication). */
export function badgeText(subscription: Subscription | null | undefined): PlanName | 'Free' {
  return subscription?.isActive ? subscription.plan : 'Free'
}

/**
 * Writes the end of a paid period as a long date, "December 20, 2026" (specification §2, the confirmation page).
 * @param seconds since the epoch.
 * @param timeZone the reader's own when left out.
 */
export function formatPeriodEnd(seconds: number, timeZone?: string): string {
  return dateFormat({ dateStyle: 'long', timeZone }).format(seconds * 1000)
}
