import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { track, trackSearch } from './analytics.ts'
import { announceStep } from './onboardingNews.ts'
import { settings } from './settings.ts'

type Analytics = { provider: 'plausible' | 'umami'; host: string; site: string } | null

vi.mock('./settings.ts', () => ({ settings: { analytics: null as Analytics } }))

const configure = (analytics: Analytics) => Object.assign(settings, { analytics })
const sent = vi.fn(async (_url: string, _request: { body: string }) => new Response())

beforeEach(() => {
  configure({ provider: 'plausible', host: 'https://count.example', site: 'lorefolio.example' })
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('location', { origin: 'https://lorefolio.example', pathname: '/cards' })
  vi.stubGlobal('navigator', {})
})
afterEach(() => {
  sent.mockClear()
  vi.unstubAllGlobals()
})

const body = () => JSON.parse(sent.mock.calls[0]?.[1].body ?? 'null') as unknown

test('an event goes to the configured provider, with the page but without its parameters', () => {
  track('login', { method: 'email' })
  expect(sent.mock.calls[0]?.[0]).toBe('https://count.example/api/event')
  expect(body()).toEqual({
    domain: 'lorefolio.example',
    name: 'login',
    url: 'https://lorefolio.example/cards',
    props: { method: 'email' },
  })
})

test('the other provider gets it in its own words', () => {
  configure({ provider: 'umami', host: 'https://count.example', site: 'id' })
  track('create_deck', { legality: 'core' })
  expect(sent.mock.calls[0]?.[0]).toBe('https://count.example/api/send')
  expect(body()).toEqual({
    type: 'event',
    payload: { website: 'id', name: 'create_deck', url: '/cards', data: { legality: 'core' } },
  })
})

test('nothing is sent without a provider', () => {
  configure(null)
  track('login', { method: 'email' })
  expect(sent).not.toHaveBeenCalled()
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('nothing is sent under %o', (wish) => {
  vi.stubGlobal('navigator', wish)
  track('login', { method: 'email' })
  expect(sent).not.toHaveBeenCalled()
})

test('a search counts from its third letter on, by how much it found and not by its words', () => {
  trackSearch('el ', 12)
  expect(sent).not.toHaveBeenCalled()
  trackSearch('elsa', 12)
  expect(body()).toMatchObject({ name: 'search', props: { results: 12 } })
})

test.each(['add-cards', 'build-deck', 'track-matches'] as const)('the first step %s is counted by its name', (step) => {
  announceStep(step)
  expect(body()).toMatchObject({ name: 'onboarding', props: { step } })
})
