import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { track, trackSearch } from './analytics.ts'
import { announceStep } from '../account/onboardingEvents.ts'
import { sendEvent } from './sendEvent.ts'
import { settings } from '../settings.ts'

type Analytics = { provider: 'plausible' | 'umami'; host: string; site: string } | null

vi.mock('./sendEvent.ts', { spy: true })
vi.mock('../settings.ts', () => ({ settings: { analytics: null as Analytics } }))

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
  vi.mocked(sendEvent).mockClear()
  vi.unstubAllGlobals()
})

/** The first request, once the code that sends it is loaded. */
async function firstSent() {
  const [url, request] = await vi.waitUntil(() => sent.mock.calls[0])
  return { url, body: JSON.parse(request.body) as unknown }
}

test('an event goes to the configured provider, with the page but without its parameters', async () => {
  track('login', { method: 'email' })
  expect(await firstSent()).toEqual({
    url: 'https://count.example/api/event',
    body: {
      domain: 'lorefolio.example',
      name: 'login',
      url: 'https://lorefolio.example/cards',
      props: { method: 'email' },
    },
  })
})

test('the other provider gets it in another format', async () => {
  configure({ provider: 'umami', host: 'https://count.example', site: 'id' })
  track('create_deck', { legality: 'core' })
  expect(await firstSent()).toEqual({
    url: 'https://count.example/api/send',
    body: { type: 'event', payload: { website: 'id', name: 'create_deck', url: '/cards', data: { legality: 'core' } } },
  })
})

/** Events are sent in order, so that an earlier event would be sent before this one. */
async function expectNothingBefore(allow: () => void) {
  allow()
  track('login', { method: 'google' })
  expect((await firstSent()).body).toMatchObject({ props: { method: 'google' } })
  expect(sendEvent).toHaveBeenCalledOnce()
}

test('nothing is sent without a provider', async () => {
  configure(null)
  track('login', { method: 'email' })
  await expectNothingBefore(() => configure({ provider: 'plausible', host: 'https://count.example', site: 'id' }))
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('nothing is sent under %o', async (wish) => {
  vi.stubGlobal('navigator', wish)
  track('login', { method: 'email' })
  await expectNothingBefore(() => vi.stubGlobal('navigator', {}))
})

test('a search of at least three characters is counted with its results and without its words', async () => {
  trackSearch('el ', 11)
  trackSearch('elsa', 12)
  expect((await firstSent()).body).toMatchObject({ name: 'search', props: { results: 12 } })
  expect(sent).toHaveBeenCalledOnce()
})

test.each(['add-cards', 'build-deck', 'track-matches'] as const)(
  'the first step %s is counted by its name',
  async (step) => {
    announceStep(step)
    expect((await firstSent()).body).toMatchObject({ name: 'onboarding', props: { step } })
  },
)
