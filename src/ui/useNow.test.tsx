import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useNow } from './useNow.ts'

const START = Date.parse('2026-11-20T12:00:00Z')

beforeEach(() => void vi.useFakeTimers({ now: START }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the time advances every minute while a component uses it', () => {
  const { result, unmount } = renderHook(() => useNow())
  act(() => void vi.advanceTimersByTime(59_999))
  expect(result.current).toBe(START)
  act(() => void vi.advanceTimersByTime(1))
  expect(result.current).toBe(START + 60_000)
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})

test('a page that becomes visible again updates the time at once', () => {
  const { result } = renderHook(() => useNow())
  vi.setSystemTime(START + 7_200_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe(START + 7_200_000)
})
