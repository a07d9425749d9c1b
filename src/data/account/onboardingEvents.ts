import type { OnboardingEnd, OnboardingStep } from '#domain/onboarding/onboarding.ts'
import { track } from '../analytics/analytics.ts'
import { tabChannel } from '../tabChannel.ts'

/**
 * A message between the onboarding panels of this browser. It contains all they need, because it can reach another tab before
 * the storage changes there.
 */
export type OnboardingEvent = { step: OnboardingStep } | { userId: string; end: OnboardingEnd }

/**
 * Sends an event to all subscribers in this browser, and calls a listener when a step is announced or a member's first steps
 * end, in any tab.
 */
export const { publish: publishOnboarding, subscribe: subscribeToOnboarding } =
  tabChannel<OnboardingEvent>('lorefolio.onboarding')

/**
 * Sends the onboarding event (requirements §4 and §7) for an action that may complete a step. Call it after the backend
 * has saved the action; the panel then checks the step.
 */
export function announceStep(step: OnboardingStep): void {
  track('onboarding', { step })
  publishOnboarding({ step })
}
