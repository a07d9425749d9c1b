/** The onboarding steps of a new member, in this order (requirements §4, Onboarding). */
export const ONBOARDING_STEPS = ['add-cards', 'build-deck', 'track-matches'] as const
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

/** How a member's onboarding ended: all steps done, or dismissed permanently. */
export type OnboardingEnd = 'completed' | 'skipped'

const MAX_AGE_MS = 24 * 60 * 60_000

/**
 * Whether an account is young enough for onboarding: less than 24 hours old (requirements §9).
 * @param createdAt an ISO date and time; false for an unreadable text.
 * @param now milliseconds since the epoch.
 */
export const isYoungAccount = (createdAt: string, now: number): boolean => now - Date.parse(createdAt) < MAX_AGE_MS

/** Whether to offer onboarding: to a young account that has neither ended it nor done all steps (requirements §4). */
export function shouldOfferOnboarding(viewer: {
  createdAt: string
  now: number
  end: OnboardingEnd | null
  done: readonly OnboardingStep[]
}): boolean {
  return (
    viewer.end === null && viewer.done.length < ONBOARDING_STEPS.length && isYoungAccount(viewer.createdAt, viewer.now)
  )
}

/** The progress of onboarding as a whole number in percent 0 to 100. */
export const onboardingPercent = (done: readonly OnboardingStep[]): number =>
  Math.round((done.length * 100) / ONBOARDING_STEPS.length)
