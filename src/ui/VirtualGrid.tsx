import { memo, type ReactNode } from 'react'
import { UNMEASURED_HEIGHT, useVirtualRows } from './useVirtualRows.ts'
import styles from './VirtualGrid.module.css'

/** A grid of equal cells, see `useVirtualRows`. */
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
  /** Renders the content of a cell, whose links and buttons get `tabIndex`. */
  children: (index: number, tabIndex: 0 | -1) => ReactNode
}) {
  const { ref, isMeasured, columnCount, cellWidth, rowHeight, height, rows, stop, handlers } =
    useVirtualRows<HTMLUListElement>({ count, columns, gap, cellHeight })
  return (
    // Key events bubble from links and buttons inside; the list itself is not focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={ref}
      className={styles['grid']}
      aria-label={label}
      data-lines={columnCount === 1 ? '' : undefined}
      {...handlers}
      style={{ height: isMeasured ? Math.max(0, height - gap) : UNMEASURED_HEIGHT }}
    >
      {rows.map(({ index, start }) => (
        <Row
          key={index}
          first={index * columnCount}
          columns={columnCount}
          count={count}
          stop={Math.floor(stop / columnCount) === index ? stop : -1}
          top={start}
          cellWidth={cellWidth}
          cellHeight={rowHeight - gap}
          gap={gap}
          cellKey={cellKey}
        >
          {children}
        </Row>
      ))}
    </ul>
  )
}

/** A row of cells. Memoized, because scrolling must not render it again. */
const Row = memo(function Row({
  first,
  columns,
  count,
  stop,
  top,
  cellWidth,
  cellHeight,
  gap,
  cellKey,
  children,
}: {
  /** The index of the first cell of the row. */
  first: number
  columns: number
  /** The number of cells of the grid. */
  count: number
  /** The index of the grid's tab stop if it is in this row, else -1. */
  stop: number
  /** The distance of the row from the top of the grid; all lengths are in px. */
  top: number
  cellWidth: number
  cellHeight: number
  gap: number
  cellKey: (index: number) => string
  children: (index: number, tabIndex: 0 | -1) => ReactNode
}) {
  return Array.from({ length: Math.min(columns, count - first) }, (_, column) => {
    const index = first + column
    return (
      <li
        key={cellKey(index)}
        data-index={index}
        aria-setsize={count}
        aria-posinset={index + 1}
        className={styles['cell']}
        style={{
          width: cellWidth,
          height: cellHeight,
          left: column * (cellWidth + gap),
          top,
        }}
      >
        {children(index, index === stop ? 0 : -1)}
      </li>
    )
  })
})
