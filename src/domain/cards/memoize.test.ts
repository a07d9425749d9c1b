import { describe, expect, test, vi } from 'vitest'
import { lazyProperties, memoize } from './memoize.ts'

describe('a memoized result', () => {
  test('is computed once for each argument, also if it is undefined', () => {
    const answer = vi.fn((key: string) => (key === 'none' ? undefined : key.length))
    const remembered = memoize(answer)
    expect(['elsa', 'none', 'elsa', 'none'].map(remembered)).toEqual([4, undefined, 4, undefined])
    expect(answer).toHaveBeenCalledTimes(2)
  })

  test('of a property is computed at its first use', () => {
    const work = { inks: vi.fn(() => ['Ruby']), sets: vi.fn(() => ['Fabled']) }
    const answers = lazyProperties(work)
    expect(Object.keys(answers)).toEqual(['inks', 'sets'])
    expect([answers.inks, answers.inks]).toEqual([['Ruby'], ['Ruby']])
    expect(work.inks).toHaveBeenCalledOnce()
    expect(work.sets).not.toHaveBeenCalled()
  })
})
