import { afterEach, expect, test, vi } from 'vitest'
import { rowsInView, scrollToRow } from './useWindowRows.ts'

/** 1,000 rows of 100 px below a head of 300 px. */
const ROWS = { count: 1000, rowHeight: 100, start: 300 }
const HEIGHT = 800

const inView = (offset: number, rows = ROWS) => rowsInView(rows, { offset, height: HEIGHT })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the visible rows are those that the window overlaps', () => {
  expect(inView(0)).toEqual({ first: 0, last: 4 })
  expect(inView(300)).toEqual({ first: 0, last: 7 })
  expect(inView(301)).toEqual({ first: 0, last: 8 })
  expect(inView(400)).toEqual({ first: 1, last: 8 })
  expect(inView(50_350)).toEqual({ first: 500, last: 508 })
  expect(inView(99_500)).toEqual({ first: 992, last: 999 })
})

test('outside of the list, and after it has become shorter, the nearest rows are visible', () => {
  expect(inView(-50)).toEqual({ first: 0, last: 4 })
  expect(rowsInView({ ...ROWS, start: 5000 }, { offset: 0, height: HEIGHT })).toEqual({ first: 0, last: 0 })
  expect(inView(99_900)).toEqual({ first: 992, last: 999 })
  expect(inView(99_500, { ...ROWS, count: 20 })).toEqual({ first: 12, last: 19 })
  expect(inView(99_500, { ...ROWS, count: 1 })).toEqual({ first: 0, last: 0 })
})

test('without rows, and before the first layout, none are visible', () => {
  expect(inView(0, { ...ROWS, count: 0 })).toBeNull()
  expect(rowsInView(ROWS, { offset: 0, height: 0 })).toBeNull()
})

test('a row is scrolled into view by the shortest way, below what covers the window', () => {
  const scrollTo = vi.fn<(options: { top: number }) => void>()
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('innerHeight', HEIGHT)
  vi.stubGlobal('scrollY', 10_000)
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(100_500)
  const scrolledTo = (row: number) => {
    scrollTo.mockClear()
    scrollToRow(row, ROWS, 60)
    return scrollTo.mock.calls[0]?.[0].top
  }
  // Row 100 begins at 10,300 px.
  expect(scrolledTo(100)).toBeUndefined()
  expect(scrolledTo(103)).toBeUndefined()
  expect(scrolledTo(106)).toBe(10_200)
  expect(scrolledTo(97)).toBe(9940)
  expect(scrolledTo(50)).toBe(5240)
  expect(scrolledTo(0)).toBe(240)
  // The last row is shown with the foot of the page.
  expect(scrolledTo(999)).toBe(99_700)
})
