import type { OnboardingEnd, OnboardingStep } from '#domain/onboarding/onboarding.ts'
import { track } from '../analytics/analytics.ts'

/**
 * A message between the onboarding panels of this browser. It contains all they need, because it can reach another tab before
 * the storage changes there.
 */
export type OnboardingEvent = { step: OnboardingStep } | { userId: string; end: OnboardingEnd }

/** The channel to all tabs of this browser, including the sender's. */
const CHANNEL = 'lorefolio.onboarding'

/** Sends an event to all subscribers in this browser. */
export function publishOnboarding(news: OnboardingEvent): void {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  channel.postMessage(news)
  channel.close()
}

/**
 * Sends the onboarding event (requirements §4 and §7) for an action that may complete a step. Call it after the backend
 * has saved the action; the panel then checks the step.
 */
export function announceStep(step: OnboardingStep): void {
  track('onboarding', { step })
  publishOnboarding({ step })
}

/**
 * Calls `listener` when a step is announced or a member's first steps end, in any tab of this browser.
 * @returns a function that unsubscribes.
 */
export function subscribeToOnboarding(listener: (news: OnboardingEvent) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<OnboardingEvent>) => listener(data))
  return () => channel.close()
}
