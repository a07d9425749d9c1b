import type { OnboardingStep } from '#domain/onboarding/onboarding.ts'
import { settings } from '../settings.ts'

/** The events that may be counted (requirements §7). Their values are counts and kinds, never personal data. */
type Events = {
  search: { results: number }
  create_deck: { legality: string }
  sign_up: { method: 'email' | 'google' }
  login: { method: 'email' | 'google' }
  onboarding: { step: OnboardingStep }
}

const MINIMUM_SEARCH = 3

const refused = () =>
  navigator.doNotTrack === '1' || (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/**
 * Counts an event with the configured provider. Without one, or under Do Not Track, nothing is sent, and the code that sends
 * events is not loaded.
 */
export function track<Name extends keyof Events>(name: Name, data: Events[Name]): void {
  const { analytics } = settings
  if (!analytics || refused()) return
  const page = new URL(location.pathname, location.origin)
  // Visitors need not know that counting failed.
  void import('./sendEvent.ts').then(({ sendEvent }) => sendEvent(analytics, page, name, data)).catch(() => undefined)
}

/** Counts a search of more than 2 characters (requirements §5), without its words. */
export function trackSearch(text: string, results: number): void {
  if (text.trim().length >= MINIMUM_SEARCH) track('search', { results })
}
