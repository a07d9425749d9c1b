import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const client = { auth: { onAuthStateChange: vi.fn<() => void>() } }
const memberClient = vi.hoisted(() => vi.fn<() => Promise<object>>())
vi.mock('../backend/backend.ts', () => ({ SESSION_KEY: 'session', memberClient }))

/** Stores a session in the browser, which has no connection to renew it. */
function storeSession(user: object) {
  const session = JSON.stringify({ user })
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'session' ? session : null) })
}

beforeEach(() => {
  vi.resetModules()
  memberClient.mockReset().mockResolvedValue(client)
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('window', { addEventListener: () => undefined })
})
afterEach(() => void vi.unstubAllGlobals())

async function restored() {
  const { sessionStore, startSession } = await import('./session.ts')
  const before = sessionStore.get().status
  await startSession()
  return { before, after: sessionStore.get() }
}

const NAMES = { username: 'Mira', full_name: 'Mira Quill', name: 'M. Quill', preferred_username: 'mquill' }
test.each([
  ['the username', NAMES, 'Mira'],
  ['the full name', { ...NAMES, username: '' }, 'Mira Quill'],
  ['the name', { name: 'M. Quill', preferred_username: 'mquill' }, 'M. Quill'],
  ['the preferred username', { preferred_username: 'mquill' }, 'mquill'],
  ['the first part of the mail address', {}, 'mira'],
])('the name of a member is %s, the first one that is set (requirements §3)', async (_, user_metadata, username) => {
  storeSession({ id: 'me', email: 'mira@example.org', created_at: '2026-11-20T10:00:00Z', user_metadata })
  const user = { id: 'me', email: 'mira@example.org', username, createdAt: '2026-11-20T10:00:00Z' }
  expect(await restored()).toEqual({ before: 'loading', after: { status: 'signedIn', user } })
})

test('a page from the back/forward cache has no user after signing out on another page', async () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  storeSession({ id: 'me', email: '', created_at: '', user_metadata: {} })
  expect(await restored()).toMatchObject({ after: { status: 'signedIn' } })
  vi.stubGlobal('localStorage', { getItem: () => null })
  const { sessionStore } = await import('./session.ts')
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(() => expect(sessionStore.get()).toEqual({ status: 'signedOut' }))
})

test('a page from the back/forward cache stays as it is if the sign-in code cannot be loaded', async () => {
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  storeSession({ id: 'me', email: '', created_at: '', user_metadata: {} })
  expect(await restored()).toMatchObject({ after: { status: 'signedIn' } })
  const { sessionStore } = await import('./session.ts')
  vi.stubGlobal('navigator', { onLine: true })
  memberClient.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  memberClient.mockResolvedValue({ auth: { getSession: async () => ({ data: { session: null }, error: null }) } })
  const show = () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  show()
  await vi.waitFor(() => expect(memberClient).toHaveBeenCalledTimes(2))
  expect(sessionStore.get()).toMatchObject({ status: 'signedIn' })
  show()
  await vi.waitFor(() => expect(sessionStore.get()).toEqual({ status: 'signedOut' }))
})

test('a visitor who never signed in here is a guest at once', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  expect(await restored()).toEqual({ before: 'signedOut', after: { status: 'signedOut' } })
})

test('the sign-in code is loaded at the next attempt if the connection failed', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  const { watchSession } = await import('./session.ts')
  memberClient.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  await expect(watchSession()).rejects.toThrow('Failed to fetch')
  await watchSession()
  await watchSession()
  expect(client.auth.onAuthStateChange).toHaveBeenCalledTimes(1)
})
