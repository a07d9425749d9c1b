import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { gridStep } from './gridStep.ts'
import { hasModifier } from './hasModifier.ts'
import { useElementWidth } from './useElementWidth.ts'
import { useStaggeredMount } from './useStaggeredMount.ts'
import styles from './VirtualGrid.module.css'

/** Cells mounted in one frame; a row with more cells than this is mounted as a whole. */
const CELLS_A_FRAME = 4

/** The height until the width is measured, before the first paint. A shorter page would lose its scroll position. */
const UNMEASURED_HEIGHT = '1000vh'

/** Whether arrow keys pressed here move between cells: fields and menus inside a cell handle arrow keys themselves. */
const movesBetweenCells = (target: EventTarget) => target instanceof Element && target.matches('a, button:not([role])')

/**
 * A grid of equal cells that scrolls with the page and mounts only the visible rows, so that 100,000 cells cost as much
 * as 20. Arrow keys, Home and End move between the links and buttons of the cells.
 */
export function VirtualGrid({
  label,
  count,
  columns,
  gap,
  cellHeight,
  cellKey,
  children,
}: {
  label: string
  count: number
  /** The number of columns for a width and a gap, both in rem. */
  columns: (width: number, gap: number) => number
  /** Space between cells in px. */
  gap: number
  /** The height of a cell in rem for its width in rem. */
  cellHeight: (width: number) => number
  cellKey: (index: number) => string
  children: (index: number) => ReactNode
}) {
  const [ref, width] = useElementWidth<HTMLUListElement>()
  const [top, setTop] = useState(0)
  /** The size of 1rem in px: cells that contain text grow with the text size set in the browser. */
  const [rem, setRem] = useState(16)
  /** The height in px of the sticky bars that cover the top of the window. */
  const [coveredHeight, setCoveredHeight] = useState(0)
  /** The index of the focused cell, or of the cell to focus once it is mounted. */
  const [cursor, setCursor] = useState<number | null>(null)
  const isMovingFocus = useRef(false)

  const columnCount = Math.max(1, columns(width / rem, gap / rem))
  const cellWidth = (width - gap * (columnCount - 1)) / columnCount
  const rowHeight = cellHeight(cellWidth / rem) * rem + gap
  const rowCount = width > 0 ? Math.ceil(count / columnCount) : 0
  const cursorRow = cursor === null ? -1 : Math.floor(cursor / columnCount)
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowHeight,
    overscan: 1,
    scrollMargin: top,
    scrollPaddingStart: coveredHeight,
    // Keeps the cursor's row mounted at any scroll position, so that focus is not lost.
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range)
      const missing = cursorRow >= 0 && cursorRow < rowCount && !rows.includes(cursorRow)
      return missing ? [...rows, cursorRow].toSorted((a, b) => a - b) : rows
    },
  })

  // Content above the grid may change its position on the page, which also resizes the grid's parent.
  useLayoutEffect(() => {
    const element = ref.current
    const parent = element?.parentElement
    if (!element || !parent) return
    const place = () => {
      setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
      const root = getComputedStyle(document.documentElement)
      setCoveredHeight(Number.parseFloat(root.scrollPaddingTop) || 0)
      setRem(Number.parseFloat(root.fontSize) || 16)
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(parent)
    return () => observer.disconnect()
  }, [ref])
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const wanted = virtualizer.getVirtualItems()
  const mounted = useStaggeredMount(
    wanted.map(({ index }) => index),
    Math.max(1, Math.floor(CELLS_A_FRAME / columnCount)),
    cursorRow,
  )
  const rows = wanted.filter(({ index }) => mounted.includes(index))
  useLayoutEffect(() => {
    const cell =
      isMovingFocus.current && ref.current?.querySelector<HTMLElement>(`[data-index="${cursor}"] :is(a, button)`)
    if (!cell) return
    isMovingFocus.current = false
    cell.focus({ preventScroll: true })
    virtualizer.scrollToIndex(cursorRow, { align: 'auto' })
  }, [ref, virtualizer, cursor, cursorRow, rows])

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event) || cursor === null || !movesBetweenCells(event.target)) return
    const to = gridStep(event.key, cursor, count, columnCount)
    if (to === null) return
    event.preventDefault()
    isMovingFocus.current = true
    setCursor(to)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index']
    if (index !== undefined) setCursor(Number(index))
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && ref.current?.contains(relatedTarget)) && !isMovingFocus.current)
      setCursor(null)
  }

  return (
    // Key events bubble from links and buttons inside; the list itself is not focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={ref}
      className={styles['grid']}
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
      style={{ height: width > 0 ? Math.max(0, virtualizer.getTotalSize() - gap) : UNMEASURED_HEIGHT }}
    >
      {rows.flatMap((row) =>
        Array.from({ length: Math.min(columnCount, count - row.index * columnCount) }, (_, column) => {
          const index = row.index * columnCount + column
          return (
            <li
              key={cellKey(index)}
              data-index={index}
              aria-setsize={count}
              aria-posinset={index + 1}
              className={styles['cell']}
              style={{
                width: cellWidth,
                height: rowHeight - gap,
                transform: `translate(${column * (cellWidth + gap)}px, ${row.start - top}px)`,
              }}
            >
              {children(index)}
            </li>
          )
        }),
      )}
    </ul>
  )
}
