import { expect, test } from 'vitest'
import { Failure, isOffline, isRefusal, toAuthFailure, toFailure, unreachableText } from './errors.ts'

test.each([
  [{ message: 'no row', code: 'PGRST116' }, 'notFound', 'no row'],
  [{ message: 'JWT expired', code: 'PGRST303' }, 'signedOut', 'JWT expired'],
  [{ message: 'new row violates…', code: '42501' }, 'notAllowed', 'new row violates…'],
  [{ message: 'duplicate key', code: '23505' }, 'conflict', 'duplicate key'],
  [{ message: 'A deck has at most 60 cards.', code: 'PT422' }, 'unexpected', 'A deck has at most 60 cards.'],
  [new TypeError('Failed to fetch'), 'offline', 'Failed to load cards'],
  [{ message: 'TypeError: NetworkError when attempting to fetch resource.' }, 'offline', 'Failed to load cards'],
  [{ message: 'TypeError: The network connection was lost.' }, 'offline', 'Failed to load cards'],
  [{ message: 'TimeoutError: signal timed out' }, 'offline', 'Failed to load cards'],
  [null, 'unexpected', 'Failed to load cards'],
  ['thrown words', 'unexpected', 'Failed to load cards'],
])('%o is a failure of its kind', (error, kind, message) => {
  expect(toFailure(error, 'Failed to load cards')).toMatchObject({ kind, message })
})

test('a failure is returned as it is, and only an unreachable backend is offline', () => {
  const failure = new Failure('offline', 'gone')
  expect(toFailure(failure, 'other words')).toBe(failure)
  expect(isOffline(failure)).toBe(true)
  expect(isOffline(new Failure('unexpected', 'odd'))).toBe(false)
  expect(isOffline(null)).toBe(false)
  expect(unreachableText(failure)).toBe('Lorefolio cannot be reached. Check your connection and try again.')
  expect(unreachableText(new Failure('unexpected', 'odd'))).toBeNull()
})

test.each([
  [
    { code: 'user_already_exists', message: 'User already registered' },
    'email',
    'An account with this email already exists',
  ],
  [{ code: 'weak_password', message: 'Too weak.' }, 'password', 'Too weak.'],
  [{ code: 'current_password_mismatch', message: 'no' }, 'currentPassword', 'Current password is wrong'],
  [{ code: 'invalid_credentials', message: 'Invalid login credentials' }, undefined, 'Invalid login credentials'],
  [{ message: '' }, undefined, 'Please try again.'],
])('a refusal of the auth service, %o, is about the field %s', (error, field, message) => {
  const failure = toAuthFailure(error, 'Please try again.')
  expect([failure.field, failure.message]).toEqual([field, message])
})

test('a used code and an unreachable auth service have other kinds than refusals', () => {
  expect(toAuthFailure({ code: 'otp_expired', message: 'Token has expired or is invalid' }, '')).toMatchObject({
    kind: 'invalidCode',
  })
  expect(toAuthFailure({ name: 'AuthRetryableFetchError', message: '{}' }, 'gone')).toMatchObject({
    kind: 'offline',
    message: 'gone',
  })
})

test.each([
  ['a broken constraint', { code: '23514', message: 'quantity' }, 400, true],
  ['a rule of the schema', { code: 'PT422', message: 'Too many cards' }, 422, true],
  ['a row of another member', { code: '42501', message: 'denied' }, 403, true],
  ['an internal error', { message: 'Something went wrong' }, 500, false],
  ['an expired session', { code: 'PGRST303', message: 'JWT expired' }, 401, false],
  ['a timeout', { message: 'Request Timeout' }, 408, false],
  ['a rate limit', { message: 'Too many requests' }, 429, false],
  ['an unreachable host', new TypeError('Failed to fetch'), 0, false],
])('%s: whether it is a refusal that a retry does not change', (_, error, status, isRefused) => {
  expect(isRefusal(toFailure(error, 'Failed', status))).toBe(isRefused)
})
