import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, calls } from '../backend/backend.fixture.ts'
import { catalogueQuery } from './catalogue.ts'

vi.mock('../backend/backend.ts', () => import('../backend/backend.fixture.ts'))
vi.mock('./pack.ts', () => ({ bundledPack: async () => ({ cards: [{ id: 'bundled', name: 'Elsa' }] }) }))

const KNOWN = { cards: [], version: 7, notice: null }

/** The version in the database. It changes after each read. */
let version: number
beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  answer.mockReset().mockImplementation(async ({ address }) => {
    if (address.includes('catalogue_version')) return Response.json({ version: version++ })
    return Response.json(address.includes('offset=0&') ? [{ id: 'c1', name: 'Elsa' }] : [])
  })
})

/** Reads the catalogue when it has been read before. */
async function readAgain() {
  const client = new QueryClient()
  client.setQueryData(catalogueQuery.queryKey, KNOWN)
  const { persister: _, ...query } = catalogueQuery
  return client.query({ ...query, staleTime: 0 })
}

test('cards of an unchanged version are not read again', async () => {
  version = 7
  expect(await readAgain()).toBe(KNOWN)
  expect(calls()).toEqual(['GET /rest/v1/catalogue_version?select=version'])
})

test('the version of the cards is the one read before them, even if it changes meanwhile', async () => {
  version = 8
  expect(await readAgain()).toMatchObject({ cards: [{ id: 'c1' }], version: 8 })
  expect(calls().filter((call) => call.includes('catalogue_version'))).toHaveLength(1)
})

test.each([
  ['that answers with an error', 500, 'Using fallback card data - database unavailable'],
  ['that a proxy cannot reach', 503, 'Using fallback card data - database unavailable'],
  ['without cards', 200, 'Using offline card data'],
])('the bundled cards replace a database %s', async (_, status, notice) => {
  answer.mockImplementation(async ({ address }) =>
    Response.json(address.includes('catalogue_version') ? { version: 1 } : [], { status }),
  )
  const { persister: _persister, ...query } = catalogueQuery
  const loaded = await new QueryClient().query({ ...query, retry: false })
  expect(loaded).toMatchObject({ cards: [{ id: 'bundled' }], version: null, notice })
})

test('while the database stays unreachable, the bundled cards are the same object', async () => {
  answer.mockImplementation(async () => Response.json([], { status: 503 }))
  const client = new QueryClient()
  const { persister: _persister, ...query } = catalogueQuery
  const read = () => client.query({ ...query, staleTime: 0, retry: false })
  const first = await read()
  expect(await read()).toBe(first)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await read()).toEqual({ ...first, notice: 'Using offline card data' })
})
