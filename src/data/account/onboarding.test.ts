import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOnboardingSmall, onboardingEnd, saveOnboardingEnd, saveOnboardingSmall } from './onboarding.ts'
import { announceStep, subscribeToOnboarding, type OnboardingEvent } from './onboardingEvents.ts'

const stops: (() => void)[] = []

/** The next event for a new subscriber. */
function nextNews() {
  const news = Promise.withResolvers<OnboardingEvent>()
  stops.push(subscribeToOnboarding(news.resolve))
  return news.promise
}

beforeEach(() => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

test('an announced step reaches all subscribers', async () => {
  const received = Promise.all([nextNews(), nextNews()])
  announceStep('build-deck')
  expect(await received).toEqual([{ step: 'build-deck' }, { step: 'build-deck' }])
})

test('an ended subscription receives nothing more', async () => {
  const gone = vi.fn<() => void>()
  subscribeToOnboarding(gone)()
  const received = nextNews()
  announceStep('add-cards')
  await received
  expect(gone).not.toHaveBeenCalled()
})

test('the end of the first steps is saved for each member separately, and published', async () => {
  const received = nextNews()
  saveOnboardingEnd('u1', 'skipped')
  expect([onboardingEnd('u1'), onboardingEnd('u2')]).toEqual(['skipped', null])
  expect(await received).toEqual({ userId: 'u1', end: 'skipped' })
})

test('a damaged value in storage is ignored', () => {
  localStorage.setItem('lorefolio.onboarding.u1', '{"yes":1}')
  expect(onboardingEnd('u1')).toBeNull()
})

test('without storage values last as long as the page at most, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined)
  saveOnboardingEnd('u1', 'completed')
  expect(onboardingEnd('u1')).toBeNull()
  saveOnboardingSmall('u1', true)
  expect(isOnboardingSmall('u1')).toBe(true)
  saveOnboardingSmall('u1', false)
  expect(isOnboardingSmall('u1')).toBe(false)
})

test('minimized first steps stay minimized for their member until they are expanded', () => {
  saveOnboardingSmall('u1', true)
  expect([isOnboardingSmall('u1'), isOnboardingSmall('u2'), onboardingEnd('u1')]).toEqual([true, false, null])
  saveOnboardingSmall('u1', false)
  expect(isOnboardingSmall('u1')).toBe(false)
})
