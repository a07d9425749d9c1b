import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, calls } from '../backend/backend.fixture.ts'
import { libraryQuery } from './catalogue.ts'

vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))

const KNOWN = { cards: [], version: 7, notice: null }

/** What the database is at; it changes after each time that somebody asks. */
let version: number
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  answer.mockReset().mockImplementation(async ({ address }) => {
    if (address.includes('catalogue_version')) return Response.json({ version: version++ })
    return Response.json(address.includes('offset=0&') ? [{ id: 'c1', name: 'Elsa' }] : [])
  })
})

/** Reads the cards where others were read before. */
async function readAgain() {
  const client = new QueryClient()
  client.setQueryData(libraryQuery.queryKey, KNOWN)
  const { persister: _, ...query } = libraryQuery
  return client.query({ ...query, staleTime: 0 })
}

test('cards of the version that is known are not read again', async () => {
  version = 7
  expect(await readAgain()).toBe(KNOWN)
  expect(calls()).toEqual(['GET /rest/v1/catalogue_version?select=version'])
})

test('cards that are read again are of the version that was looked at before them, whatever it is by then', async () => {
  version = 8
  expect(await readAgain()).toMatchObject({ cards: [{ id: 'c1' }], version: 8 })
  expect(calls().filter((call) => call.includes('catalogue_version'))).toHaveLength(1)
})
