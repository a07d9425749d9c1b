import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyMatch } from '#domain/matches/match.arbitrary.ts'
import { splitIntoBatches, storedGameId } from './importMatches.ts'

test('many matches are split into batches that fit into a request, in order and completely', () => {
  const long = anyMatch.map((one) => ({ ...one, notes: '💧'.repeat(2000) }))
  fc.assert(
    fc.property(fc.array(fc.oneof(anyMatch, long), { maxLength: 80, size: 'max' }), (matches) => {
      const batches = splitIntoBatches(matches)
      expect(batches.flat()).toEqual(matches)
      for (const batch of batches) expect(new TextEncoder().encode(JSON.stringify(batch)).length).toBeLessThan(200_000)
    }),
  )
})

test('a request has at most as many matches as the database takes', () => {
  expect(splitIntoBatches(Array.from({ length: 1500 }, (_, id) => id)).map(({ length }) => length)).toEqual([1000, 500])
})

test('the id of a site stays, and a row without one gets the same hash each time', () => {
  expect(storedGameId('01a01646-e86d-709f')).toBe('01a01646-e86d-709f')
  const hash = storedGameId('\n2026-11-20\twin')
  expect(hash).toBe(storedGameId('\n2026-11-20\twin'))
  expect(hash).not.toBe(storedGameId('\n2026-11-20\tloss'))
  expect(hash).toMatch(/^[\da-f-]{36}$/)
})
