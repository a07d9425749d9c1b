import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePageLayout } from './usePageLayout.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the top of a list follows content above it that resizes only the page', () => {
  const resize = new Map<Element, () => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe: (element: Element) => void
      constructor(callback: () => void) {
        this.observe = (element) => resize.set(element, callback)
      }
      disconnect = () => resize.clear()
    },
  )
  const list = document.createElement('ul')
  document.body.append(document.createElement('section'))
  document.body.lastElementChild?.append(list)
  const place = vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 400))
  const { result } = renderHook(() => usePageLayout({ current: list }))
  expect(result.current.top).toBe(400)
  place.mockReturnValue(new DOMRect(0, 900))
  act(() => resize.get(document.body)?.())
  expect(result.current.top).toBe(900)
})
