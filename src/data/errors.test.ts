import { expect, test } from 'vitest'
import { Failure, isOffline, toFailure } from './errors.ts'

test.each([
  [{ message: 'no row', code: 'PGRST116' }, 'notFound', 'no row'],
  [{ message: 'JWT expired', code: 'PGRST303' }, 'signedOut', 'JWT expired'],
  [{ message: 'new row violates…', code: '42501' }, 'notAllowed', 'new row violates…'],
  [{ message: 'duplicate key', code: '23505' }, 'conflict', 'duplicate key'],
  [{ message: 'A deck has at most 60 cards.', code: 'PT422' }, 'unexpected', 'A deck has at most 60 cards.'],
  [new TypeError('Failed to fetch'), 'offline', 'Failed to load cards'],
  [{ message: 'TypeError: NetworkError when attempting to fetch resource.' }, 'offline', 'Failed to load cards'],
  [null, 'unexpected', 'Failed to load cards'],
  ['thrown words', 'unexpected', 'Failed to load cards'],
])('%o is a failure of its kind', (error, kind, message) => {
  expect(toFailure(error, 'Failed to load cards')).toMatchObject({ kind, message })
})

test('a failure stays the one it was, and only an unreachable backend is offline', () => {
  const failure = new Failure('offline', 'gone')
  expect(toFailure(failure, 'other words')).toBe(failure)
  expect(isOffline(failure)).toBe(true)
  expect(isOffline(new Failure('unexpected', 'odd'))).toBe(false)
  expect(isOffline(null)).toBe(false)
})
