import { Fragment, type ReactNode } from 'react'
import { UNMEASURED_HEIGHT, type useVirtualRows } from './useVirtualRows.ts'
import styles from './VirtualTable.module.css'

/**
 * The body of a table of one row for each cell of `useVirtualRows`. Rows that are not mounted have an empty row as high as them in
 * their place. VirtualTable.module.css has the style of the table.
 * @param keyOf the React key of a row.
 * @param children renders a row, a `tr` with its index as `data-index`. `tabIndex` belongs on its controls.
 */
export function VirtualTableBody({
  virtual: { rows, rowHeight, isMeasured, stop },
  count,
  keyOf,
  children,
}: {
  virtual: Pick<ReturnType<typeof useVirtualRows>, 'rows' | 'rowHeight' | 'isMeasured' | 'stop'>
  count: number
  keyOf: (index: number) => string | undefined
  children: (index: number, tabIndex: 0 | -1) => ReactNode
}) {
  return (
    <tbody>
      {rows.map(({ index }, place) => (
        <Fragment key={keyOf(index)}>
          <Space height={(index - (rows[place - 1]?.index ?? -1) - 1) * rowHeight} />
          {children(index, index === stop ? 0 : -1)}
        </Fragment>
      ))}
      <Space height={isMeasured ? (count - 1 - (rows.at(-1)?.index ?? -1)) * rowHeight : UNMEASURED_HEIGHT} />
    </tbody>
  )
}

/** An empty row as high as the rows that it replaces. */
const Space = ({ height }: { height: number | string }) =>
  height === 0 ? null : (
    <tr aria-hidden className={styles['space']}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it only takes space */}
      <td style={{ height }} />
    </tr>
  )
