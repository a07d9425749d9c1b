import { expect, test } from 'vitest'
import {
  badgeText,
  formatPeriodEnd,
  isActiveStatus,
  isPastDueStatus,
  planForPrice,
  type Subscription,
} from './subscription.ts'

const SUPPORTER: Subscription = {
  plan: 'Supporter',
  isActive: true,
  isPastDue: false,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
}

test('only an active or trialing subscription counts', () => {
  expect(['active', 'trialing'].every(isActiveStatus)).toBe(true)
  const others = ['canceled', 'past_due', 'incomplete', 'unpaid', 'paused', 'Active', '', null]
  expect(others.filter(isActiveStatus)).toEqual([])
  expect([...others, 'active', 'trialing'].filter(isPastDueStatus)).toEqual(['past_due', 'unpaid'])
})

test('only the price of Pro pays for Pro, every other one for Supporter', () => {
  expect(planForPrice('price_1Pro', 'price_1Pro')).toBe('Pro')
  const others = ['price_1', 'price_1pro', 'price_1ProOld', '', null]
  expect(others.filter((price) => planForPrice(price, 'price_1Pro') !== 'Supporter')).toEqual([])
})

test('the badge names the plan while it is active, else it reads Free', () => {
  expect(badgeText(SUPPORTER)).toBe('Supporter')
  expect(badgeText({ ...SUPPORTER, plan: 'Pro' })).toBe('Pro')
  expect(badgeText({ ...SUPPORTER, plan: 'Pro', isActive: false })).toBe('Free')
  expect(badgeText(null)).toBe('Free')
})

test('the end of a paid period is a long date in the reader’s time zone', () => {
  const seconds = Date.parse('2026-12-20T03:00:00Z') / 1000
  expect(formatPeriodEnd(seconds, 'UTC')).toBe('December 20, 2026')
  expect(formatPeriodEnd(seconds, 'America/New_York')).toBe('December 19, 2026')
})
