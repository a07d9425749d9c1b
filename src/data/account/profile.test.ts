import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '../backend/backend.fixture.ts'
import { userProfileQuery, saveProfile } from './profile.ts'

const kept = vi.hoisted(() => new Map<string, unknown>())
vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))
vi.mock('../session/session.ts', () => ({
  sessionStore: { get: () => ({ status: 'signedIn', user: { id: 'me' } }), subscribe: () => () => undefined },
}))
vi.mock('../offline/userAnswers.ts', () => ({
  saveUserAnswer: async (_: string, name: string, answer: unknown) => void kept.set(name, answer),
  readUserAnswer: async (_: string, name: string) => kept.get(name),
}))

afterEach(() => void vi.unstubAllGlobals())

const row = { username: 'mira', is_admin: false, favorite_franchise: null, favorite_color: null }
const PUBLIC = { profile_visibility: 'public', deck_visibility: 'public' }

test('a profile that was saved is the one that is there without a connection', async () => {
  const read = () => new QueryClient().query({ ...userProfileQuery('me'), retry: false })
  vi.stubGlobal('navigator', { onLine: true })
  answer.mockResolvedValueOnce(Response.json({ ...row, ...PUBLIC, display_name: 'Mira' }))
  expect(await read()).toMatchObject({ displayName: 'Mira' })
  answer.mockResolvedValueOnce(Response.json({ ...row, ...PUBLIC, display_name: 'Mira Quill' }))
  await saveProfile('me', {
    displayName: 'Mira Quill',
    favoriteFranchise: null,
    favoriteColor: null,
    profileVisibility: 'public',
    deckVisibility: 'public',
  })
  vi.stubGlobal('navigator', { onLine: false })
  expect(await read()).toMatchObject({ displayName: 'Mira Quill' })
})
