import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast, toastStore } from './toast.ts'
import { useCopy } from './useCopy.ts'

const writeText = vi.fn<(text: string) => Promise<void>>()

// An earlier test in this process may have left a toast.
let earlier: readonly number[] = []

beforeEach(() => {
  earlier = toastStore.get().map(({ id }) => id)
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  writeText.mockReset().mockResolvedValue()
})
afterEach(() => {
  vi.runAllTimers()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const shown = () => toastStore.get().flatMap(({ id, text }) => (earlier.includes(id) ? [] : [text]))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const setUp = () => renderHook(() => useCopy(() => 'a list', 'Deck list copied!', 'Not copied.')).result

test('a confirmation of copying vanishes after 2 s, both on the button and as a toast', async () => {
  const copy = setUp()
  await act(() => copy.current[1]())
  expect([writeText.mock.calls, copy.current[0], shown()]).toEqual([[['a list']], true, ['Deck list copied!']])
  await pass(1999)
  expect([copy.current[0], shown()]).toEqual([true, ['Deck list copied!']])
  await pass(1)
  expect([copy.current[0], shown()]).toEqual([false, []])
})

test('a failure to copy, and other toasts, stay long enough to be read', async () => {
  writeText.mockRejectedValue(new Error('denied'))
  const copy = setUp()
  await act(() => copy.current[1]())
  act(() => showToast('Saved.'))
  await pass(4999)
  expect([copy.current[0], shown()]).toEqual([false, ['Not copied.', 'Saved.']])
  await pass(1)
  expect(shown()).toEqual([])
})

test('a repeated message shows once', () => {
  act(() => {
    showToast('Full.')
    showToast('Full.')
  })
  expect(shown()).toEqual(['Full.'])
})
