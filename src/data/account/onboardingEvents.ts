import type { OnboardingEnd, OnboardingStep } from '#domain/onboarding/onboarding.ts'
import { track } from '../analytics/analytics.ts'

/**
 * What the panels of this browser tell each other. It says all there is to know: what one tab has stored is not yet
 * there for another one when word of it arrives.
 */
export type OnboardingEvent = { step: OnboardingStep } | { userId: string; end: OnboardingEnd }

/** Reaches whoever listens in this browser, be it in the same tab or in another one. */
const CHANNEL = 'lorefolio.onboarding'

/** Tells everybody in this browser who follows. */
export function publishOnboarding(news: OnboardingEvent): void {
  const channel = new BroadcastChannel(CHANNEL)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
  channel.postMessage(news)
  channel.close()
}

/**
 * The onboarding event (requirements §4 and §7): something was done that may complete a step. Called once the backend
 * has it; the panel looks for itself.
 */
export function announceStep(step: OnboardingStep): void {
  track('onboarding', { step })
  publishOnboarding({ step })
}

/**
 * Calls `listener` whenever a step is announced or somebody's first steps end, in any tab of this browser.
 * @returns a way to stop listening.
 */
export function subscribeToOnboarding(listener: (news: OnboardingEvent) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<OnboardingEvent>) => listener(data))
  return () => channel.close()
}
