import { describe, expect, test } from 'vitest'
import { isYoungAccount, shouldOfferOnboarding, ONBOARDING_STEPS, onboardingPercent } from './onboarding.ts'

const createdAt = '2026-11-20T11:15:58.179+00:00'
const DAY = 24 * 60 * 60_000
const after = (ms: number) => Date.parse(createdAt) + ms

describe('a new account', () => {
  test.each([
    ['is one created just now', 0, true],
    ['is one of 23:59:59.999 hours', DAY - 1, true],
    ['is not one after 24 hours', DAY, false],
    ['is one created in the future by a slow clock', -5 * 60_000, true],
  ])('%s', (_, age, isYoung) => {
    expect(isYoungAccount(createdAt, after(age))).toBe(isYoung)
  })

  test('is not assumed if the creation date is unknown', () => {
    expect(isYoungAccount('', after(0))).toBe(false)
  })
})

describe('the first steps', () => {
  const viewer = { createdAt, now: after(60_000), end: null, done: [] }

  test('are offered to a new member until all three are done', () => {
    expect([0, 1, 2, 3].map((n) => shouldOfferOnboarding({ ...viewer, done: ONBOARDING_STEPS.slice(0, n) }))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('are not offered again after completing or skipping them', () => {
    expect(shouldOfferOnboarding({ ...viewer, end: 'completed' })).toBe(false)
    expect(shouldOfferOnboarding({ ...viewer, end: 'skipped' })).toBe(false)
  })

  test('are not offered to an account that is a day old', () => {
    expect(shouldOfferOnboarding({ ...viewer, now: after(DAY) })).toBe(false)
  })

  test('have their progress rounded to a whole percent', () => {
    expect([0, 1, 2, 3].map((n) => onboardingPercent(ONBOARDING_STEPS.slice(0, n)))).toEqual([0, 33, 67, 100])
  })
})
