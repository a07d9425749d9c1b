import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { answer } from '../backend/backend.fixture.ts'
import { whenPersisted } from '../offline/indexedDb.fixture.ts'
import { saveProfile, showSavedProfile, userProfileQuery } from './profile.ts'

vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))
vi.mock('../session/session.ts', () => ({
  sessionStore: { get: () => ({ status: 'signedIn', user: { id: 'me' } }), subscribe: () => () => undefined },
}))
afterEach(() => void vi.unstubAllGlobals())

const row = { username: 'mira', is_admin: false, favorite_franchise: null, favorite_color: null }
const PUBLIC = { profile_visibility: 'public', deck_visibility: 'public' }

test('without a connection the profile that was saved last is shown', async () => {
  const client = new QueryClient()
  const read = () => client.query({ ...userProfileQuery('me'), retry: false, staleTime: 0 })
  vi.stubGlobal('navigator', { onLine: true })
  answer.mockResolvedValueOnce(Response.json({ ...row, ...PUBLIC, display_name: 'Mira' }))
  expect(await read()).toMatchObject({ displayName: 'Mira' })
  answer.mockResolvedValueOnce(Response.json({ ...row, ...PUBLIC, display_name: 'Mira Quill' }))
  await whenPersisted()
  const saved = await saveProfile('me', {
    displayName: 'Mira Quill',
    favoriteFranchise: null,
    favoriteColor: null,
    profileVisibility: 'public',
    deckVisibility: 'public',
  })
  showSavedProfile(client, 'me', saved)
  await whenPersisted()
  client.clear()
  vi.stubGlobal('navigator', { onLine: false })
  expect(await read()).toMatchObject({ displayName: 'Mira Quill' })
})
