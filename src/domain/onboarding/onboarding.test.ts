import { describe, expect, test } from 'vitest'
import { isYoungAccount, offersOnboarding, ONBOARDING_STEPS, onboardingPercent } from './onboarding.ts'

const createdAt = '2026-11-20T11:15:58.179+00:00'
const DAY = 24 * 60 * 60_000
const after = (ms: number) => Date.parse(createdAt) + ms

describe('a young account', () => {
  test.each([
    ['is one that was just made', 0, true],
    ['is one of 23:59:59.999 hours', DAY - 1, true],
    ['is none after 24 hours', DAY, false],
    ['is one whose browser has a slow clock', -5 * 60_000, true],
  ])('%s', (_, age, young) => {
    expect(isYoungAccount(createdAt, after(age))).toBe(young)
  })

  test('is none where nobody knows when it was made', () => {
    expect(isYoungAccount('', after(0))).toBe(false)
  })
})

describe('the first steps', () => {
  const viewer = { createdAt, now: after(60_000), end: null, done: [] }

  test('are offered to a new member until all three are done', () => {
    expect([0, 1, 2, 3].map((n) => offersOnboarding({ ...viewer, done: ONBOARDING_STEPS.slice(0, n) }))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('are not offered again once they were completed or closed', () => {
    expect(offersOnboarding({ ...viewer, end: 'completed' })).toBe(false)
    expect(offersOnboarding({ ...viewer, end: 'skipped' })).toBe(false)
  })

  test('are not offered to an account of a day', () => {
    expect(offersOnboarding({ ...viewer, now: after(DAY) })).toBe(false)
  })

  test('are counted in whole percent', () => {
    expect([0, 1, 2, 3].map((n) => onboardingPercent(ONBOARDING_STEPS.slice(0, n)))).toEqual([0, 33, 67, 100])
  })
})
