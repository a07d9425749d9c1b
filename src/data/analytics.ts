import type { OnboardingStep } from '#domain/onboarding/onboarding.ts'
import { settings } from './settings.ts'

/** What may be counted (specification §7). Values are counts and kinds, never anything personal. */
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

type Message = { path: string; body: object }

const MESSAGES: Record<'plausible' | 'umami', (site: string, name: string, data: object) => Message> = {
  plausible: (site, name, data) => ({
    path: '/api/event',
    body: { domain: site, name, url: location.origin + location.pathname, props: data },
  }),
  umami: (site, name, data) => ({
    path: '/api/send',
    body: { type: 'event', payload: { website: site, name, url: location.pathname, data } },
  }),
}

/** Counts an event with the configured provider; with none, or under Do Not Track, nothing leaves the browser. */
export function track<Name extends keyof Events>(name: Name, data: Events[Name]): void {
  const { analytics } = settings
  if (!analytics || refused()) return
  const { path, body } = MESSAGES[analytics.provider](analytics.site, name, data)
  void fetch(analytics.host + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined) // Counting is never worth a word to the visitor.
}

/** Counts a search of more than 2 characters (specification §5), without its words. */
export function trackSearch(text: string, results: number): void {
  if (text.trim().length >= MINIMUM_SEARCH) track('search', { results })
}
