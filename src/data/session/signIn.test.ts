import { AuthError } from '@supabase/auth-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { answer, calls, lastBody, memberClient, SESSION } from '../backend/backend.fixture.ts'
import {
  changePassword,
  deleteAccount,
  requestPasswordReset,
  setNewPassword,
  signIn,
  signInWithGoogle,
  signUp,
} from './signIn.ts'

const { here, saveProviderReturn, track } = vi.hoisted(() => ({
  here: { id: 'me' },
  saveProviderReturn: vi.fn<(returnTo: string) => void>(),
  track: vi.fn<(name: string, data: object) => void>(),
}))

vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))
vi.mock('../analytics/analytics.ts', () => ({ track }))
vi.mock('./session.ts', () => ({
  watchSession: async () => undefined,
  saveProviderReturn,
  sessionStore: { get: () => ({ status: 'signedIn', user: { id: here.id } }) },
}))

const refuse = (status: number, body: BodyInit) => answer.mockImplementation(async () => new Response(body, { status }))
beforeEach(() => {
  answer.mockReset()
  track.mockReset()
  vi.stubGlobal('location', { origin: 'https://lorefolio.example' })
})
afterEach(() => void vi.unstubAllGlobals())

const MIRA = { email: ' mira@example.org ', password: 'secret-1' }

describe('a call of the auth service (requirements §7)', () => {
  test('signing in sends mail address and password, and is counted if it succeeds', async () => {
    refuse(400, '{"error_code":"invalid_credentials","msg":"Invalid login credentials"}')
    await expect(signIn(MIRA)).rejects.toThrow('Invalid login credentials')
    expect(track).not.toHaveBeenCalled()
    refuse(200, JSON.stringify(SESSION))
    await signIn(MIRA)
    expect(track.mock.calls).toEqual([['login', { method: 'email' }]])
    expect(calls()[0]).toBe('POST /auth/v1/token?grant_type=password')
    expect(lastBody()).toMatchObject({ email: 'mira@example.org', password: 'secret-1' })
  })

  test('signing up checks the username, and sends it under all four names', async () => {
    answer.mockResolvedValueOnce(Response.json(null)).mockResolvedValue(Response.json({ id: 'me' }))
    expect(await signUp({ ...MIRA, username: ' Mira ' })).toBe(false)
    expect(calls()[0]).toBe('POST /rest/v1/rpc/username_problem')
    expect(calls()[1]).toMatch(/^POST \/auth\/v1\/signup/)
    const names = { username: 'Mira', full_name: 'Mira', display_name: 'Mira', preferred_username: 'Mira' }
    expect(lastBody()).toMatchObject({ email: 'mira@example.org', password: 'secret-1', data: names })
    expect(track.mock.calls).toEqual([['sign_up', { method: 'email' }]])
  })

  test('signing in with Google leads back to the root of the site', async () => {
    const { auth } = await memberClient()
    const data = { provider: 'google', url: '' } as const
    const signInWithOAuth = vi.spyOn(auth, 'signInWithOAuth').mockResolvedValueOnce({ data, error: null })
    await signInWithGoogle('/sets')
    expect(saveProviderReturn).toHaveBeenCalledWith('/sets')
    const options = { redirectTo: 'https://lorefolio.example/' }
    expect(signInWithOAuth).toHaveBeenCalledWith({ provider: 'google', options })
    const error = new AuthError('no')
    signInWithOAuth.mockResolvedValueOnce({ data: { ...data, url: null }, error })
    await expect(signInWithGoogle('')).rejects.toThrow('Failed to sign in with Google. Please try again.')
  })

  test('a password changes with the current one, which the backend checks', async () => {
    refuse(422, '{}')
    await expect(changePassword({ current: 'old-1', password: 'new-12' })).rejects.toThrow(
      'Failed to change password. Please try again.',
    )
    expect(calls()).toEqual(['PUT /auth/v1/user'])
    expect(lastBody()).toMatchObject({ password: 'new-12', current_password: 'old-1' })
  })

  test('an account is deleted without an argument, and then the browser is signed out', async () => {
    answer.mockImplementation(async () => new Response(null, { status: 204 }))
    await deleteAccount()
    expect(calls()).toEqual(['POST /rest/v1/rpc/delete_user_account', 'POST /auth/v1/logout?scope=local'])
    expect(answer.mock.calls[0]?.[0].body).toEqual({})
  })

  test('only the account of the user who is signed in in this tab is deleted', async () => {
    here.id = 'somebody who signed out in another tab'
    await expect(deleteAccount()).rejects.toThrow('Failed to delete account. Please try again.')
    expect(calls()).toEqual([])
    here.id = 'me'
  })
})

describe('an answer without a message (requirements §8)', () => {
  const CALLS: Record<string, [run: () => Promise<unknown>, text: string]> = {
    'signing in': [() => signIn(MIRA), 'An unexpected error occurred. Please try again.'],
    'signing up': [() => signUp({ ...MIRA, username: 'Mira' }), 'An unexpected error occurred. Please try again.'],
    'asking for a mail': [() => requestPasswordReset('a@b.cd'), 'An unexpected error occurred. Please try again.'],
    'a new password': [() => setNewPassword('new-12'), 'An unexpected error occurred. Please try again.'],
    'changing the password': [
      () => changePassword({ current: 'old-1', password: 'new-12' }),
      'Failed to change password. Please try again.',
    ],
    'deleting the account': [() => deleteAccount(), 'Failed to delete account. Please try again.'],
  }

  test.each(Object.entries(CALLS))('makes %s fail with a fixed text', async (_, [run, text]) => {
    for (const body of ['<html>Forbidden</html>', '{"message":""}', '{}']) {
      refuse(403, body)
      await expect(run()).rejects.toMatchObject({ message: text })
    }
  })
})
