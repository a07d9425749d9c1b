import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { gridStep } from './gridStep.ts'
import { hasModifier } from './hasModifier.ts'
import { useElementWidth } from './useElementWidth.ts'
import { useIsPrinting } from './useIsPrinting.ts'
import { usePageLayout } from './usePageLayout.ts'

/** The most cards that are printed as a grid: browsers take 60 ms to print a card, and 6 ms to print a line. */
export const MAX_PRINTED_PICTURES = 100

/** The rows mounted above and below the visible ones: from the first scrolling on it shows them while the next are rendered. */
const OVERSCAN = { first: 1, scrolling: 2 }

/** The height of a list until it is measured, before the first paint. A shorter page would lose its scroll position. */
export const UNMEASURED_HEIGHT = '1000vh'

/** Whether keys pressed on an element move between cells. Fields and menus inside a cell handle arrow keys themselves. */
const movesBetweenCells = (target: EventTarget) => target instanceof Element && target.matches('a, button:not([role])')

/** The focused cell of a `StartingList`: its index and its distance in px from the top of the window; null if there is none. */
function focusedStartingCell() {
  const cell = document.activeElement?.closest<HTMLElement>('[data-starting] [data-index]')
  return cell ? { index: Number(cell.dataset['index']), top: cell.getBoundingClientRect().top } : null
}

/** A mounted row: its index and its distance in px from the top of the list. */
export type VirtualRow = { readonly index: number; readonly start: number }

/**
 * The rows of equal cells of a list that scrolls with the page. Only the visible rows are mounted, so that 100,000 cells cost as
 * much as 20. For printing, all rows are mounted if the list has one column or at most `MAX_PRINTED_PICTURES` cells. The list is
 * one tab stop: arrow keys, Home, End, Page Up and Page Down move between the cells, also to those that are not mounted yet. A
 * cell is an element with the attribute `data-index`, and its first link or button takes the focus. If the list replaces a
 * `StartingList`, its focused cell keeps the focus and its place in the window.
 * @param columns the number of columns for a width and a gap, both in rem.
 * @param gap the space between cells in px.
 * @param cellHeight the height of a cell in rem for its width in rem.
 * @param head the height in rem of a sticky head above the rows, inside the list.
 * @returns `cellWidth` and `rowHeight`, which includes the gap, in px; `height` is the height of all rows. `stop` is the
 * index of the cell whose controls Tab reaches. `ref` and `handlers` belong on the list's element. `isMeasured` is false before the
 * first layout.
 */
export function useVirtualRows<T extends HTMLElement>({
  count,
  columns,
  gap,
  cellHeight,
  head = 0,
}: {
  count: number
  columns: (width: number, gap: number) => number
  gap: number
  cellHeight: (width: number) => number
  head?: number
}) {
  const [ref, width] = useElementWidth<T>()
  const { top, rem, coveredHeight } = usePageLayout(ref)
  const [replaced] = useState(focusedStartingCell)
  /** The index of the cell that has or had the focus last, or of the cell to focus once it is mounted. */
  const [current, setCurrent] = useState(replaced?.index ?? 0)
  const [hasFocus, setHasFocus] = useState(replaced !== null)
  /** The number of cells when the focus moved to a control outside the list; -1 if no control got the focus. */
  const [leftCount, setLeftCount] = useState(-1)
  /** The movement of the focus to `current`, until that cell is mounted; `top` is the cell's wanted place in the window. */
  const focusMove = useRef<{ readonly top?: number } | null>(replaced)
  const isPrinting = useIsPrinting()
  const [hasScrolled, setHasScrolled] = useState(false)
  const mountedRows = useRef<readonly VirtualRow[]>([])
  const [, renderRows] = useReducer((count: number) => count + 1, 0)

  const columnCount = Math.max(1, columns(width / rem, gap / rem))
  const cellWidth = (width - gap * (columnCount - 1)) / columnCount
  const rowHeight = cellHeight(cellWidth / rem) * rem + gap
  const rowCount = width > 0 ? Math.ceil(count / columnCount) : 0
  const currentRow = Math.floor(current / columnCount)
  const isPinned = hasFocus || leftCount === count
  const pinnedRow = isPinned && currentRow < rowCount ? currentRow : -1
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowHeight,
    overscan: hasScrolled ? OVERSCAN.scrolling : OVERSCAN.first,
    // Rendering new rows in the frame that scrolls makes it long, so this is only done if it would show empty rows otherwise.
    useFlushSync: false,
    onChange: ({ range }, isSync) => {
      if (isSync) setHasScrolled(true)
      const isMounted = (row: number) => mountedRows.current.some(({ index }) => index === row)
      if (range && !(isMounted(range.startIndex) && isMounted(range.endIndex))) flushSync(renderRows)
    },
    scrollMargin: top + head * rem,
    scrollPaddingStart: coveredHeight + head * rem,
    // Keeps the current row mounted at any scroll position, so that focus is not lost and Shift+Tab leads back to it.
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range)
      const isMissing = pinnedRow >= 0 && !rows.includes(pinnedRow)
      return isMissing ? [...rows, pinnedRow].toSorted((a, b) => a - b) : rows
    },
  })

  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const margin = virtualizer.options.scrollMargin
  const rows: readonly VirtualRow[] =
    isPrinting && (columnCount === 1 || count <= MAX_PRINTED_PICTURES)
      ? Array.from({ length: rowCount }, (_, index) => ({ index, start: index * rowHeight }))
      : virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start: start - margin }))
  useLayoutEffect(() => {
    mountedRows.current = rows
  }, [rows])
  // New results may remove the focused cell, which sends no blur event to React: the cell in its place takes the focus.
  useLayoutEffect(() => {
    if (!hasFocus || focusMove.current || count === 0 || document.activeElement !== document.body) return
    focusMove.current = {}
    setCurrent(Math.min(current, count - 1))
  }, [hasFocus, current, count, rows])
  useLayoutEffect(() => {
    const move = focusMove.current
    const cell = move && ref.current?.querySelector(`[data-index="${current}"]`)
    const control = cell?.querySelector<HTMLElement>(':is(a, button)')
    if (!move || !cell || !control) return
    focusMove.current = null
    control.focus({ preventScroll: true })
    if (move.top === undefined) virtualizer.scrollToIndex(currentRow, { align: 'auto' })
    else window.scrollBy(0, cell.getBoundingClientRect().top - move.top)
  }, [ref, virtualizer, current, currentRow, rows])

  // After scrolling, Tab leads to the first visible cell. The tab stop does not change during scrolling, because that renders cells again.
  const { range } = virtualizer
  const isInRange = range !== null && currentRow >= range.startIndex && currentRow <= range.endIndex
  const wantedStop = pinnedRow >= 0 || (isInRange && current < count) ? current : (range?.startIndex ?? 0) * columnCount

  const [settledStop, setSettledStop] = useState(0)
  const stop = virtualizer.isScrolling && !isPinned ? settledStop : wantedStop
  if (stop !== settledStop) setSettledStop(stop)

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event) || !hasFocus || !movesBetweenCells(event.target)) return
    const pageRows = Math.floor((window.innerHeight - virtualizer.options.scrollPaddingStart) / rowHeight)
    const to = gridStep(event.key, current, count, columnCount, Math.max(1, pageRows))
    if (to === null) return
    event.preventDefault()
    focusMove.current = {}
    setCurrent(to)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index']
    if (index === undefined) return
    setCurrent(Number(index))
    setHasFocus(true)
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (focusMove.current || (relatedTarget instanceof Node && ref.current?.contains(relatedTarget))) return
    setHasFocus(false)
    setLeftCount(relatedTarget === null ? -1 : count)
  }

  return {
    ref,
    isMeasured: width > 0,
    columnCount,
    cellWidth,
    rowHeight,
    height: rowCount * rowHeight,
    rows,
    stop,
    handlers: { onKeyDown, onFocus, onBlur },
  }
}
