import { PostgrestClient } from '@supabase/postgrest-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StoredCard } from '#domain/admin/extraCards.ts'
import { checkExtraCards, deleteExtraCards, type Progress, type Removal } from './extraCards.ts'

const backend = vi.hoisted(() => vi.fn<(method: string, url: URL) => Response>())
vi.mock('../backend/backend.ts', () => {
  const tables = new PostgrestClient('http://backend.example', {
    fetch: async (input, init) => backend(init?.method ?? 'GET', new URL(new Request(input).url)),
  })
  return { memberClient: async () => ({ tables }), publicTables: tables }
})
vi.mock('../settings.ts', () => ({ settings: { lorcastUrl: 'http://service.example/v0' } }))

const service = vi.fn<(url: string) => Response | Promise<Response>>()
beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(service(url)))
  backend.mockImplementation((_, { pathname, searchParams }) =>
    Response.json(pathname.endsWith('/sets_2') ? SETS : searchParams.get('offset') === '0' ? CARDS : []),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  backend.mockReset()
  service.mockReset()
})

const SETS = [
  { id: 'pack-set-1', name: 'The First Chapter', code: '1' },
  { id: 'set_9', name: 'Fabled', code: '9' },
]
const CARDS = [
  { id: 'crd_1', name: 'Elsa', version: null, collector_number: '1', set_data: { id: 'set_9', name: 'Fabled' } },
  { id: 'crd_2', name: 'Anna', version: null, collector_number: '2', set_data: { id: 'set_9', name: 'Fabled' } },
]
const check = (signal = new AbortController().signal, onProgress: (progress: Progress) => void = () => {}) =>
  checkExtraCards({ signal, onProgress })

describe('the check for extra cards', () => {
  test('requests every set in the database, and sets of the pack by their code', async () => {
    service.mockImplementation((url) => Response.json(url.includes('set_9') ? [{ id: 'crd_1' }] : []))
    const progress = vi.fn<(progress: Progress) => void>()
    const found = await check(undefined, progress)
    expect(found.extraCards.map(({ id }) => id)).toEqual(['crd_2'])
    expect(service.mock.calls.flat()).toEqual([
      'http://service.example/v0/sets/1/cards',
      'http://service.example/v0/sets/set_9/cards',
    ])
    expect(progress.mock.calls.flat()).toEqual([
      { done: 0, total: 2 },
      { done: 1, total: 2 },
    ])
  })

  test.each([
    ['fails', () => new Response('', { status: 503 }), 'The card service answered HTTP 503.'],
    ['is not JSON', () => new Response('<html>'), 'The card service answered something unexpected.'],
    [
      'is not a list of cards',
      () => Response.json([{ name: 'Elsa' }]),
      'The card service answered something unexpected.',
    ],
    ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch')), 'The card service did not answer.'],
  ])('skips a set whose answer %s', async (_, answer, problem) => {
    service.mockImplementation((url) => (url.includes('set_9') ? answer() : Response.json([])))
    expect(await check()).toMatchObject({ extraCards: [], skipped: [{ setName: 'Fabled', problem }] })
  })

  test('fails when the requests for all sets fail, or the database', async () => {
    service.mockImplementation(() => new Response('', { status: 502 }))
    await expect(check()).rejects.toThrow('The card service answered HTTP 502.')
    backend.mockImplementation((_, { pathname }) =>
      pathname.endsWith('/sets_2') ? Response.json(SETS) : Response.json({ message: 'too many' }, { status: 500 }),
    )
    await expect(check()).rejects.toThrow('Database fetch error on page 1: too many')
  })

  test('rejects when it is stopped', async () => {
    const stopping = new AbortController()
    service.mockImplementation(() => {
      stopping.abort()
      return Response.json([])
    })
    await expect(check(stopping.signal)).rejects.toThrow('aborted')
    expect(service).toHaveBeenCalledTimes(1)
  })
})

describe('the removal of extra cards', () => {
  const cards = ['crd_1', 'crd_2', 'crd_3'].map((id) => ({ id }) as StoredCard) // only ids are read
  const remove = async (
    answers: Record<string, (method: string) => Response>,
    signal = new AbortController().signal,
  ) => {
    const reported: Removal[] = []
    backend.mockImplementation((method, { searchParams }) => {
      const id = searchParams.get('id')?.replace('eq.', '') ?? ''
      return answers[id]?.(method) ?? Response.json([{ id }])
    })
    const end = await deleteExtraCards(cards, { signal, onProgress: (removal) => reported.push(removal) }).then(
      () => 'done',
      (error: Error) => error.message,
    )
    const { removed, gone, refused = [] } = reported.at(-1) ?? {}
    return { end, removed, gone, refused: [...refused] }
  }

  test('removes one card after the other, and leaves owned cards with a reason', async () => {
    const held = () => Response.json({ code: 'PT422', message: 'Anna stays.' }, { status: 422 })
    const { end, removed, refused } = await remove({ crd_2: held })
    expect({ end, removed, refused }).toEqual({
      end: 'done',
      removed: ['crd_1', 'crd_3'],
      refused: [['crd_2', 'Anna stays.']],
    })
    expect(backend.mock.calls.map(([method]) => method)).toEqual(['DELETE', 'DELETE', 'DELETE'])
  })

  test('does not report a card as removed that the database did not remove', async () => {
    const undeleted = (method: string) => Response.json(method === 'DELETE' ? [] : [{ id: 'crd_1' }])
    expect(await remove({ crd_1: undeleted })).toEqual({
      end: 'done',
      removed: ['crd_2', 'crd_3'],
      gone: [],
      refused: [['crd_1', 'The database did not remove it.']],
    })
  })

  test('reports a card that another administrator has removed meanwhile', async () => {
    expect(await remove({ crd_1: () => Response.json([]) })).toMatchObject({
      removed: ['crd_2', 'crd_3'],
      gone: ['crd_1'],
      refused: [],
    })
  })

  test('ends at the first failure, and has reported the earlier removals', async () => {
    const failing = () => Response.json({ message: 'No room left.' }, { status: 500 })
    expect(await remove({ crd_2: failing })).toMatchObject({ end: 'No room left.', removed: ['crd_1'], refused: [] })
  })

  test('ends after the current card when it is stopped', async () => {
    const stopping = new AbortController()
    const stop = () => {
      stopping.abort()
      return Response.json([{ id: 'crd_1' }])
    }
    const { end, removed } = await remove({ crd_1: stop }, stopping.signal)
    expect(end).toContain('aborted')
    expect(removed).toEqual(['crd_1'])
  })
})
