import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { answer, calls } from '../backend/backend.fixture.ts'
import { lastDeckQuery } from './lastDeck.ts'

vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))

const { persister: _, ...query } = lastDeckQuery('me')
const read = () => new QueryClient().query({ ...query, retry: false })

test('the deck that was saved last is read, however many there are', async () => {
  answer.mockImplementation(async () => Response.json([]))
  expect(await read()).toBeNull()
  expect(calls()[0]).toMatch(/^GET \/rest\/v1\/decks\?.*user_id=eq\.me&order=updated_at\.desc,id\.asc&limit=1$/)
})

test('a failure has the reason of the backend', async () => {
  answer.mockImplementation(async () => Response.json({ message: 'no' }, { status: 500 }))
  await expect(read()).rejects.toThrow('no')
})
