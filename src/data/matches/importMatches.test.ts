import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyMatch } from '#domain/matches/match.arbitrary.ts'
import { splitIntoBatches } from './importMatches.ts'

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
