import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isOnboardingSmall, onboardingEnd, saveOnboardingEnd, saveOnboardingSmall } from './onboarding.ts'
import { announceStep, subscribeToOnboarding, type OnboardingEvent } from './onboardingEvents.ts'

const stops: (() => void)[] = []

/** The next news that somebody who listens from now on hears. */
function nextNews() {
  const news = Promise.withResolvers<OnboardingEvent>()
  stops.push(subscribeToOnboarding(news.resolve))
  return news.promise
}

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

test('an announced step reaches all who listen', async () => {
  const heard = Promise.all([nextNews(), nextNews()])
  announceStep('build-deck')
  expect(await heard).toEqual([{ step: 'build-deck' }, { step: 'build-deck' }])
})

test('who stopped listening hears nothing more', async () => {
  const gone = vi.fn<() => void>()
  subscribeToOnboarding(gone)()
  const heard = nextNews()
  announceStep('add-cards')
  await heard
  expect(gone).not.toHaveBeenCalled()
})

test('how the first steps ended is remembered for each member alone, and told', async () => {
  const heard = nextNews()
  saveOnboardingEnd('u1', 'skipped')
  expect([onboardingEnd('u1'), onboardingEnd('u2')]).toEqual(['skipped', null])
  expect(await heard).toEqual({ userId: 'u1', end: 'skipped' })
})

test('what is kept in the browser may be anything', () => {
  localStorage.setItem('lorefolio.onboarding.u1', '{"yes":1}')
  expect(onboardingEnd('u1')).toBeNull()
})

test('a browser without storage remembers no longer than the page, and fails at nothing', () => {
  vi.stubGlobal('localStorage', undefined)
  saveOnboardingEnd('u1', 'completed')
  expect(onboardingEnd('u1')).toBeNull()
  saveOnboardingSmall('u1', true)
  expect(isOnboardingSmall('u1')).toBe(true)
  saveOnboardingSmall('u1', false)
  expect(isOnboardingSmall('u1')).toBe(false)
})

test('small first steps stay small for their member, until they are made large', () => {
  saveOnboardingSmall('u1', true)
  expect([isOnboardingSmall('u1'), isOnboardingSmall('u2'), onboardingEnd('u1')]).toEqual([true, false, null])
  saveOnboardingSmall('u1', false)
  expect(isOnboardingSmall('u1')).toBe(false)
})
