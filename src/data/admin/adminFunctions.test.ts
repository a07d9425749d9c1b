import { beforeEach, expect, test, vi } from 'vitest'
import { runAdminFunction } from './adminFunctions.ts'

const answer = vi.hoisted(() => vi.fn<typeof fetch>())
vi.mock('../backend/backend.ts', async () => {
  const { auth } = await import('../backend/backend.fixture.ts')
  const { makeMemberClient } = await import('../backend/makeMemberClient.ts')
  return { memberClient: async () => makeMemberClient(auth, 'http://backend.example', 'key', answer) }
})

beforeEach(() => void answer.mockReset())
const json = (status: number, body: unknown) => Response.json(body, { status })

test('a server function is called with the bearer token and an empty JSON body, and returns its counts', async () => {
  answer.mockResolvedValue(json(200, { success: true, updated_count: 7, errors: ['one'], new_sets: 'none' }))
  const details = await runAdminFunction('update-prices')
  expect(details).toMatchObject({ updatedCount: 7, importedCount: null, errors: ['one'], errorCount: 1, newSets: [] })
  const [address, request] = answer.mock.lastCall ?? []
  expect(address).toBe('http://backend.example/functions/v1/update-prices')
  expect(request).toMatchObject({ method: 'POST', body: '{}' })
  const headers = new Headers(request?.headers)
  expect(headers.get('authorization')).toBe('Bearer token')
  expect(headers.get('content-type')).toBe('application/json')
})

test.each([
  [
    'a refusal with a message',
    json(502, { success: false, error: 'No set was read.' }),
    'No set was read.',
    'unexpected',
  ],
  ['a refusal without a message', json(500, { message: 'oops' }), 'HTTP 500', 'unexpected'],
  ['a refusal that is not JSON', new Response('<html>', { status: 504 }), 'HTTP 504', 'unexpected'],
  [
    'a task that runs already',
    json(409, { error: 'This task is running already.' }),
    'This task is running already.',
    'conflict',
  ],
  ['a signed-out session', json(401, { error: 'Sign in.' }), 'Sign in.', 'signedOut'],
  ['a user who is not an administrator', json(403, { error: 'No.' }), 'No.', 'notAllowed'],
  ['a failure without a reason', json(200, { success: false }), 'Import failed', 'unexpected'],
])('%s becomes a failure of its kind', async (_, refusal, message, kind) => {
  answer.mockResolvedValue(refusal)
  await expect(runAdminFunction('import-missing-cards')).rejects.toMatchObject({ message, kind })
})

test.each([
  ['update-prices', 'Failed to trigger update'],
  ['check-card-count', 'Card count check failed'],
  ['import-missing-cards', 'Import failed'],
  ['check-sets', 'Sets check failed'],
] as const)('without an answer %s fails with "%s"', async (name, message) => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(runAdminFunction(name)).rejects.toMatchObject({ message, kind: 'offline' })
})
