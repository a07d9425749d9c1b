import type { OnboardingStep } from '#domain/onboarding/onboarding.ts'
import { settings } from '../settings.ts'

/** What may be counted (requirements §7). Values are counts and kinds, never anything personal. */
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
 * Counts an event with the configured provider; with none, or under Do Not Track, nothing leaves the browser, and the code
 * that would send it does not come.
 */
export function track<Name extends keyof Events>(name: Name, data: Events[Name]): void {
  const { analytics } = settings
  if (!analytics || refused()) return
  const page = new URL(location.pathname, location.origin)
  // Counting is never worth a word to the visitor.
  void import('./sendEvent.ts').then(({ sendEvent }) => sendEvent(analytics, page, name, data)).catch(() => undefined)
}

/** Counts a search of more than 2 characters (requirements §5), without its words. */
export function trackSearch(text: string, results: number): void {
  if (text.trim().length >= MINIMUM_SEARCH) track('search', { results })
}
