/** What a new member is invited to do first, in this order (specification §4, Onboarding). */
export const ONBOARDING_STEPS = ['add-cards', 'build-deck', 'track-matches'] as const
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number]

/** How the first steps ended for somebody: all done, or closed for good. */
export type OnboardingEnd = 'completed' | 'skipped'

const YOUNG_MS = 24 * 60 * 60_000

/**
 * Whether an account is new enough to be shown its first steps: younger than 24 hours (specification §9).
 * @param createdAt an ISO date and time; what is none is no young account.
 * @param now milliseconds since the epoch.
 */
export const isYoungAccount = (createdAt: string, now: number): boolean => now - Date.parse(createdAt) < YOUNG_MS

/** Whether the first steps are offered: to a young account that has neither ended nor done them (specification §4). */
export function offersOnboarding(viewer: {
  createdAt: string
  now: number
  end: OnboardingEnd | null
  done: readonly OnboardingStep[]
}): boolean {
  return (
    viewer.end === null && viewer.done.length < ONBOARDING_STEPS.length && isYoungAccount(viewer.createdAt, viewer.now)
  )
}

/** How far somebody has come, in percent 0 to 100, a whole number. */
export const onboardingPercent = (done: readonly OnboardingStep[]): number =>
  Math.round((done.length * 100) / ONBOARDING_STEPS.length)
