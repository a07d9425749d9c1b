import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { startOutboxes } from '#data/offline/outboxes.ts'
import { assembledKey } from '#data/shelf/assembledDecks.ts'
import { assemblyOutbox } from '#data/shelf/assemblyOutbox.ts'
import { applyAssembly } from '#domain/shelf/assembly.ts'
import { toastStore } from '#ui/toast.ts'
import { useAssemble } from './useAssemble.ts'

/** The order of assembly that the backend stores. */
const backend = vi.hoisted(() => ({ ids: [] as readonly string[] }))
vi.mock(import('#data/shelf/setDeckAssembled.ts'), () => ({
  setDeckAssembled: async (_, change) => void (backend.ids = applyAssembly(backend.ids, [change])),
}))
vi.mock(import('#data/session/viewerId.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  isViewer: () => true,
}))

const queryClient = new QueryClient()
startOutboxes({ queryClient, report: () => undefined })

/** Opens the shelf of a member with these assembled decks. */
function open(userId: string, ids: readonly string[]) {
  backend.ids = ids
  queryClient.setQueryData(assembledKey(userId), ids)
  const shelf = { userId, deckOf: () => undefined, allocation: { decks: new Map() } as never }
  const { result } = renderHook(() => useAssemble(shelf), {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  return result.current
}

const undo = () => act(() => toastStore.get().at(-1)?.action?.run())

test.each([true, false])('undo puts a deck back in its place in the order (first change sent: %s)', async (isSent) => {
  const userId = `member-${isSent}`
  const { setAssembled } = open(userId, ['x', 'a', 'b'])
  act(() => setAssembled('a', false))
  if (isSent) await assemblyOutbox.of(userId).flush()
  undo()
  await assemblyOutbox.of(userId).flush()
  expect(backend.ids).toEqual(['x', 'a', 'b'])
})

test('undo puts decks back that were taken apart for another one', async () => {
  const { assembleInstead } = open('member', ['a', 'b', 'c'])
  act(() => assembleInstead('d', ['a', 'b']))
  await assemblyOutbox.of('member').flush()
  expect(backend.ids).toEqual(['c', 'd'])
  undo()
  await assemblyOutbox.of('member').flush()
  expect(backend.ids).toEqual(['a', 'b', 'c'])
})
