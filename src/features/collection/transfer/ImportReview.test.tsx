import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Failure } from '#data/backend/errors.ts'
import type { importCollection, undoOperation } from '#data/collection/collectionOperations.ts'
import { makeCard } from '#domain/cards/card.fixture.ts'
import type { Collection } from '#domain/collection/copies.ts'
import type { CollectionFile } from '#domain/collection/csv/readCollection.ts'
import { ImportReview } from './ImportReview.tsx'

const send = vi.hoisted(() => vi.fn<typeof importCollection>())
const undo = vi.hoisted(() => vi.fn<typeof undoOperation>())
vi.mock(import('#data/collection/collectionOperations.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  importCollection: send,
  undoOperation: undo,
}))
vi.mock(import('#data/collection/lazyCollectionOutbox.ts'), () => ({
  lazyCollectionOutbox: { load: async () => ({ of: () => ({ flush: async () => undefined }) }) } as never,
}))
vi.spyOn(window, 'scrollTo').mockReturnValue() // by the router

afterEach(cleanup)

const card = makeCard()
const FILE: CollectionFile = {
  format: 'lorefolio',
  collection: new Map([[card.id, { nonFoil: 1, foil: 0 }]]),
  counted: 1,
  zeros: 0,
  questions: [],
  skipped: { games: new Map(), watched: 0 },
  problems: [],
  droppedColumns: [],
}

/** Shows the review of a file, by default with one card. */
function show({ collection = new Map(), file = FILE }: { collection?: Collection; file?: CollectionFile } = {}) {
  const review = () => (
    <ImportReview
      userId="me"
      title="cards.csv"
      file={file}
      collection={collection}
      byId={new Map([[card.id, card]])}
      onAnother={() => undefined}
    />
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: review }),
    history: createMemoryHistory(),
  })
  const client = new QueryClient({ defaultOptions: { mutations: { retryDelay: 0 } } })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const LOST = new Failure('offline', 'Failed to add to collection')
const SAFE = /^No response\. You can safely try again: it counts only once\./

test('an import and an undo whose answers were lost can be repeated, and no failure is claimed', async () => {
  show()
  send.mockRejectedValue(LOST)
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 card' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(SAFE)
  send.mockResolvedValue()
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'Imported 1 card' })).toBeDefined()
  expect(new Set(send.mock.calls.map(([{ id }]) => id)).size).toBe(1)

  undo.mockRejectedValue(LOST)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(SAFE)
})

test('a refused import is reported with its reason', async () => {
  show()
  send.mockRejectedValue(new Failure('unexpected', 'Failed to add to collection'))
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 card' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Failed to add to collection/)
})

test('preview, button and result count cards, whatever their finishes, and the button says that it replaces', async () => {
  const copies = (nonFoil: number, foil: number) => ({ nonFoil, foil })
  show({
    collection: new Map(Object.entries({ changed: copies(1, 1), same: copies(2, 0), gone: copies(1, 3) })),
    file: {
      ...FILE,
      collection: new Map(Object.entries({ changed: copies(2, 2), same: copies(2, 0), added: copies(1, 1) })),
    },
  })
  const counts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(await screen.findByRole('button', { name: 'Import 3 cards' })).toBeDefined()
  fireEvent.click(screen.getByRole('radio', { name: 'Replace my collection' }))
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
  const previewed = counts()
  expect(previewed).toEqual(['1', '1', '1', '1'])
  send.mockResolvedValue()
  fireEvent.click(screen.getByRole('button', { name: 'Replace with 3 cards' }))
  expect(await screen.findByRole('heading', { name: 'Imported 3 cards' })).toBeDefined()
  expect(counts()).toEqual(previewed)
})
