import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { gridStep } from './gridStep.ts'
import { hasModifier } from './hasModifier.ts'
import { useElementWidth } from './useElementWidth.ts'
import { useInTurn } from './useInTurn.ts'
import styles from './VirtualGrid.module.css'

/** How many cells come into the document in one frame, or one row of them. */
const CELLS_A_FRAME = 4

/** Until its width is known, before it is painted: a page that shrinks meanwhile would lose how far it is scrolled. */
const UNMEASURED_HEIGHT = '1000vh'

/** Whether keys pressed here walk on to another cell: in a field or a menu they have a meaning of their own. */
const walksOn = (target: EventTarget) => target instanceof Element && target.matches('a, button:not([role])')

/**
 * A grid of equal cells that scrolls with the page and keeps only the rows in sight in the document, so that
 * 100,000 cells cost what 20 do. Arrow keys, Home and End walk from its links and buttons to those of other cells.
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
  /** How many columns fit a width, with the space between them, in rem. */
  columns: (width: number, gap: number) => number
  /** Space between cells in px. */
  gap: number
  /** The height of a cell in rem at its width in rem. */
  cellHeight: (width: number) => number
  cellKey: (index: number) => string
  children: (index: number) => ReactNode
}) {
  const [ref, width] = useElementWidth<HTMLUListElement>()
  const [top, setTop] = useState(0)
  /** What a rem is in px: cells that hold text grow with the reader's own text size. */
  const [rem, setRem] = useState(16)
  /** How much at the top of the window is covered by what stays there, in px. */
  const [covered, setCovered] = useState(0)
  /** The cell that has the focus, or will have it as soon as it is in the document. */
  const [cursor, setCursor] = useState<number | null>(null)
  const moving = useRef(false)

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
    scrollPaddingStart: covered,
    // The cursor's row stays in the document wherever the page is scrolled, or the focus would be lost with it.
    rangeExtractor: (range) => {
      const rows = defaultRangeExtractor(range)
      const missing = cursorRow >= 0 && cursorRow < rowCount && !rows.includes(cursorRow)
      return missing ? [...rows, cursorRow].toSorted((a, b) => a - b) : rows
    },
  })

  // Where the grid begins on the page changes with whatever stands above it, and so with what is around it.
  useLayoutEffect(() => {
    const element = ref.current
    const around = element?.parentElement
    if (!element || !around) return
    const place = () => {
      setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
      const root = getComputedStyle(document.documentElement)
      setCovered(Number.parseFloat(root.scrollPaddingTop) || 0)
      setRem(Number.parseFloat(root.fontSize) || 16)
    }
    place()
    const observer = new ResizeObserver(place)
    observer.observe(around)
    return () => observer.disconnect()
  }, [ref])
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight])

  const wanted = virtualizer.getVirtualItems()
  const there = useInTurn(
    wanted.map(({ index }) => index),
    Math.max(1, Math.floor(CELLS_A_FRAME / columnCount)),
    cursorRow,
  )
  const rows = wanted.filter(({ index }) => there.includes(index))
  useLayoutEffect(() => {
    const cell = moving.current && ref.current?.querySelector<HTMLElement>(`[data-index="${cursor}"] :is(a, button)`)
    if (!cell) return
    moving.current = false
    cell.focus({ preventScroll: true })
    virtualizer.scrollToIndex(cursorRow, { align: 'auto' })
  }, [ref, virtualizer, cursor, cursorRow, rows])

  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event) || cursor === null || !walksOn(event.target)) return
    const to = gridStep(event.key, cursor, count, columnCount)
    if (to === null) return
    event.preventDefault()
    moving.current = true
    setCursor(to)
  }
  const onFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset['index']
    if (index !== undefined) setCursor(Number(index))
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && ref.current?.contains(relatedTarget)) && !moving.current) setCursor(null)
  }

  return (
    // The keys are those of the links and buttons inside: the list itself takes no focus.
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
