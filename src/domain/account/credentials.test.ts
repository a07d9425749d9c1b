import { describe, expect, test } from 'vitest'
import {
  confirmationProblem,
  currentPasswordProblem,
  deletionProblem,
  emailProblem,
  newConfirmationProblem,
  newPasswordProblem,
  passwordProblem,
  usernameProblem,
} from './credentials.ts'
import { USERNAME_CASES } from './username.cases.ts'

describe('account forms', () => {
  test.each([
    ['', 'Email is required'],
    ['  ', 'Email is required'],
    ['elsa', 'Please enter a valid email address'],
    ['elsa@arendelle', 'Please enter a valid email address'],
    ['elsa@arendelle..no', 'Please enter a valid email address'],
    ['el sa@arendelle.no', 'Please enter a valid email address'],
    ['elsa@north@arendelle.no', 'Please enter a valid email address'],
    ['elsa@arendelle.no', undefined],
    [' elsa+ice@castle.arendelle.no ', undefined],
  ])('the email %j', (email, problem) => expect(emailProblem(email)).toBe(problem))

  test.each([
    ['', 'Password is required'],
    ['12345', 'Password must be at least 6 characters'],
    ['123456', undefined],
    ['      ', undefined],
  ])('the password %j', (password, problem) => expect(passwordProblem(password)).toBe(problem))

  test.each<readonly [string, string | undefined]>([
    ['', 'Username is required'],
    ['   ', 'Username is required'],
    ['el', 'Username must be at least 3 characters'],
    [' el ', 'Username must be at least 3 characters'],
    ['els', undefined],
    ['e'.repeat(30), undefined],
    ['e'.repeat(31), 'Username must be at most 30 characters'],
    ...USERNAME_CASES.map(([typed, problem]) => [typed, problem ?? undefined] as const),
  ])('the username %j', (username, problem) => expect(usernameProblem(username)).toBe(problem))

  test('a repeated password must be identical', () => {
    expect(confirmationProblem('', 'secret')).toBe('Please confirm your password')
    expect(confirmationProblem('Secret', 'secret')).toBe('Passwords do not match')
    expect(confirmationProblem('secret', 'secret')).toBeUndefined()
    expect(newConfirmationProblem('', 'secret')).toBe('Please confirm your new password')
    expect(newConfirmationProblem('secret ', 'secret')).toBe('Passwords do not match')
    expect(newConfirmationProblem('secret', 'secret')).toBeUndefined()
  })

  test('the current password only has to be present; a new one has at least 6 characters', () => {
    expect(currentPasswordProblem('')).toBe('Current password is required')
    expect(currentPasswordProblem('x')).toBeUndefined()
    expect(newPasswordProblem('')).toBe('New password is required')
    expect(newPasswordProblem('12345')).toBe('New password must be at least 6 characters')
    expect(newPasswordProblem('123456')).toBeUndefined()
  })

  test.each(['', 'delete', 'DELETE ', 'DELETED'])('%j does not confirm a deletion', (typed) =>
    expect(deletionProblem(typed)).toBe('Please type DELETE to confirm account deletion'),
  )
  test('DELETE confirms a deletion', () => expect(deletionProblem('DELETE')).toBeUndefined())
})
