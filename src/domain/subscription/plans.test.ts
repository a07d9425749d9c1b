import { expect, test } from 'vitest'
import { FREE_PLAN, PLANS } from './plans.ts'

test('Supporter costs 1 USD a month and Pro 4.99, the cheaper one first', () => {
  const offered = [FREE_PLAN, ...Object.values(PLANS)].map(({ name, price }) => [name, price])
  expect(offered).toEqual([
    ['Free', 0],
    ['Supporter', 1],
    ['Pro', 4.99],
  ])
})

test('every plan is stored under its name and lists its features', () => {
  for (const [name, plan] of Object.entries(PLANS)) {
    expect(plan.name).toBe(name)
    expect(plan.features.length).toBeGreaterThan(1)
    expect(new Set(plan.features).size).toBe(plan.features.length)
  }
})
