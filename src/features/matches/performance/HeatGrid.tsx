import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { type Ink, INKS } from '#domain/cards/vocabulary.ts'
import { type MetInks, toOpponentInks } from '#domain/matches/match.ts'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import { hasModifier } from '#ui/hasModifier.ts'
import styles from './MatchupGrid.module.css'

/**
 * A grid of inks: an opponent's inks are a row and a column, and a single ink is both. It is one stop of the Tab key; arrow keys move
 * in it.
 * @param note the explanation of the colors.
 * @param hasControl whether the cell of these inks is a link or button.
 * @param renderCell makes the cell of these inks. `isStop`: whether the Tab key stops at it.
 * @param renderAny makes the cell of all pairs with an ink, if the grid has such cells.
 */
export function HeatGrid({
  title,
  note,
  hasControl,
  renderCell,
  renderAny,
}: {
  title: string
  note: ReactNode
  hasControl: (inks: MetInks) => boolean
  renderCell: (inks: MetInks, isStop: boolean) => ReactNode
  renderAny?: (ink: Ink) => ReactNode
}) {
  const id = useId()
  const [focused, setFocused] = useState<string>()
  const places = INKS.flatMap((row) =>
    INKS.flatMap((column) => (hasControl(inksAt(row, column)) ? [placeOf(row, column)] : [])),
  )
  const stop = places.find((place) => place === focused) ?? places[0]
  return (
    <div className={styles['matchups']}>
      <div className={styles['head']}>
        <h3 id={id}>{title}</h3>
        <p>
          <span className={styles['scale']} aria-hidden />
          {note}
        </p>
      </div>
      {/* The key events come from the links and buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table aria-labelledby={id} className={styles['grid']} onKeyDown={moveFocus}>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">Opponent’s inks</span>
            </th>
            {INKS.map((ink) => (
              <th key={ink} scope="col">
                <InkName ink={ink} />
              </th>
            ))}
            {renderAny ? (
              <th scope="col" className={styles['any']}>
                Any
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {INKS.map((row) => (
            <tr key={row}>
              <th scope="row">
                <InkName ink={row} />
              </th>
              {INKS.map((column) => (
                <td key={column} onFocus={() => setFocused(placeOf(row, column))}>
                  {renderCell(inksAt(row, column), stop === placeOf(row, column))}
                </td>
              ))}
              {renderAny ? <td className={styles['any']}>{renderAny(row)}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function InkName({ ink }: { ink: Ink }) {
  return (
    <span className={styles['ink']}>
      <InkIcon ink={ink} />
      <span>{ink}</span>
    </span>
  )
}

const inksAt = (row: Ink, column: Ink): MetInks => (row === column ? [row] : toOpponentInks(row, column))

const placeOf = (row: Ink, column: Ink) => `${row} ${column}`

/**
 * Moves the focus on arrow keys: left and right to the next control of the row, up and down to the nearest control of the
 * next row that has any.
 */
function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const cell = event.target instanceof Element ? event.target.closest('td') : null
  const row = cell?.closest('tr')
  if (!cell || !row || hasModifier(event)) return
  const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!step) return
  event.preventDefault()
  const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  const { rows } = event.currentTarget
  const distance = ({ cellIndex }: HTMLTableCellElement) => Math.abs(cellIndex - cell.cellIndex)
  for (let far = 1; far < rows.length; far += 1) {
    const cells = isAcross
      ? [row.cells[cell.cellIndex + far * step]]
      : [...(rows[row.rowIndex + far * step]?.cells ?? [])].toSorted((one, other) => distance(one) - distance(other))
    const control = cells.flatMap((other) => other?.querySelector<HTMLElement>('a, button') ?? [])[0]
    if (control) return control.focus()
  }
}
