import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { checkExtraCards, deleteExtraCards } from '#data/admin/extraCards.ts'
import type { ExtraCards, StoredCard } from '#domain/admin/extraCards.ts'
import { useExtraCards } from './useExtraCards.ts'

vi.mock('#data/admin/extraCards.ts', () => ({
  checkExtraCards: vi.fn<typeof checkExtraCards>(),
  deleteExtraCards: vi.fn<typeof deleteExtraCards>(),
}))
const check = vi.mocked(checkExtraCards)
const remove = vi.mocked(deleteExtraCards)

afterEach(() => {
  cleanup()
  check.mockReset()
  remove.mockReset()
})

const extra = (...ids: string[]): ExtraCards => ({
  databaseCount: 10,
  apiCount: 8,
  extraCards: ids.map((id) => ({ id }) as StoredCard), // only the id matters here
  adoptable: [],
  packOnly: [],
  skipped: [],
})

function openPage() {
  const client = new QueryClient()
  const readAgain = vi.spyOn(client, 'invalidateQueries')
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result, unmount } = renderHook(() => useExtraCards('admin'), { wrapper })
  return {
    state: () => result.current.state,
    check: () => settle(() => void result.current.check()),
    remove: (found: ExtraCards) => settle(() => void result.current.remove(found)),
    stop: () => settle(() => result.current.stop()),
    leave: () => settle(unmount),
    hasReadAgain: () => readAgain.mock.calls.some(([filters]) => filters?.queryKey?.[0] === 'catalogue'),
  }
}

/** Runs an action and all resolved promises after it. */
async function settle(doSomething: () => void) {
  act(doSomething)
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

/** Removes one card, refuses another, and then waits for the abort signal. */
const removeOneAndWait: typeof deleteExtraCards = (_, { signal, onProgress }) => {
  onProgress({ removed: ['a'], gone: [], refused: new Map([['b', 'B stays.']]) })
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('stopped')))
  })
}

test('after a removal the catalogue is refetched and the check is repeated, which lists the remaining cards', async () => {
  check.mockResolvedValueOnce(extra('a', 'b')).mockResolvedValueOnce(extra('b'))
  remove.mockImplementation(async (_, { onProgress }) => {
    onProgress({ removed: ['a'], gone: [], refused: new Map([['b', 'B stays.']]) })
  })
  const page = openPage()
  await page.check()
  await page.remove(extra('a', 'b'))
  expect(page.state()).toMatchObject({ phase: 'idle', found: extra('b'), removal: { removed: ['a'], end: 'done' } })
  expect(page.state().removal?.refused.get('b')).toBe('B stays.')
  expect(page.hasReadAgain()).toBe(true)
})

test('cards that another administrator has removed are no longer listed, and the catalogue is refetched', async () => {
  check.mockResolvedValueOnce(extra())
  remove.mockImplementation(async (_, { onProgress }) => {
    onProgress({ removed: [], gone: ['a', 'b'], refused: new Map() })
  })
  const page = openPage()
  await page.remove(extra('a', 'b'))
  expect(page.state()).toMatchObject({ found: extra(), removal: { removed: [], gone: ['a', 'b'], end: 'done' } })
  expect(page.hasReadAgain()).toBe(true)
})

test('a stopped removal lists the remaining cards without another check', async () => {
  remove.mockImplementation(removeOneAndWait)
  const page = openPage()
  await page.remove(extra('a', 'b', 'c'))
  expect(page.state()).toMatchObject({ phase: 'removing', progress: { done: 2, total: 3 } })
  await page.stop()
  expect(page.state()).toMatchObject({ phase: 'idle', removal: { removed: ['a'], end: 'stopped' } })
  expect(page.state().found).toEqual({ ...extra('b', 'c'), databaseCount: 9 })
  expect(check).not.toHaveBeenCalled()
})

test('leaving the page stops a removal and refetches the catalogue', async () => {
  remove.mockImplementation(removeOneAndWait)
  const page = openPage()
  await page.remove(extra('a', 'b'))
  await page.leave()
  expect(page.hasReadAgain()).toBe(true)
  expect(check).not.toHaveBeenCalled()
})

test('a failed removal shows its reason until the next check', async () => {
  remove.mockRejectedValue(new Error('No room left.'))
  const page = openPage()
  await page.remove(extra('a'))
  expect(page.state()).toMatchObject({ phase: 'idle', removal: { removed: [], end: { error: 'No room left.' } } })
  expect(page.hasReadAgain()).toBe(false)
  expect(check).not.toHaveBeenCalled()
  check.mockResolvedValueOnce(extra('a'))
  await page.check()
  expect(page.state()).toMatchObject({ found: extra('a'), removal: null })
})

test('a failed check shows its reason and discards an earlier result', async () => {
  check.mockResolvedValueOnce(extra('a')).mockRejectedValueOnce(new Error('No answer.')).mockRejectedValueOnce({})
  const page = openPage()
  await page.check()
  await page.check()
  expect(page.state()).toMatchObject({ phase: 'idle', found: null, checkError: 'No answer.' })
  await page.check()
  expect(page.state().checkError).toBe('Unknown error')
  check.mockResolvedValueOnce(extra('b'))
  await page.check()
  expect(page.state()).toMatchObject({ found: extra('b'), checkError: null })
})

test('a stopped check keeps the earlier result', async () => {
  check.mockResolvedValueOnce(extra('a')).mockImplementationOnce(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('stopped')))
      }),
  )
  const page = openPage()
  await page.check()
  await page.check()
  expect(page.state().phase).toBe('checking')
  await page.stop()
  expect(page.state()).toMatchObject({ phase: 'idle', found: extra('a'), checkError: null })
})
