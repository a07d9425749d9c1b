import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePrint } from './usePrint.ts'

const print = vi.fn<() => void>()

beforeEach(() => {
  print.mockReset()
  vi.stubGlobal('print', print)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the sheet is rendered when the browser prints, and stays until the next interaction with the page', () => {
  const { result } = renderHook(() => usePrint())
  expect(result.current[0]).toBeNull()
  act(() => result.current[1]())
  expect(print).toHaveBeenCalledOnce()
  expect(result.current[0]).toBeInstanceOf(Date)
  window.dispatchEvent(new Event('afterprint'))
  expect(result.current[0]).toBeInstanceOf(Date)
  fireEvent.pointerDown(document.body)
  expect(result.current[0]).toBeNull()
})

test('printing a second time opens the print dialog again', () => {
  const { result } = renderHook(() => usePrint())
  for (const time of [1, 2]) {
    act(() => result.current[1]())
    expect(print).toHaveBeenCalledTimes(time)
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(result.current[0]).toBeNull()
  }
})
