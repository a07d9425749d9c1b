import { Fragment } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { copiesOf } from '#domain/collection/copies.ts'
import { UNMEASURED_HEIGHT, useVirtualRows } from '#ui/useVirtualRows.ts'
import type { OwnedCopies } from '../../copies/ownedCopies.ts'
import type { CardsView } from '../useCardsView.ts'
import { CardRow } from './CardRow.tsx'
import styles from './CardTable.module.css'
import { TableHead } from './TableHead.tsx'

/** The heights of a row and of the head in rem; CardTable.module.css has the same values. */
const ROW_REM = 2.9375
const HEAD_REM = 2.5

type TableProps = {
  label: string
  cards: readonly Card[]
  /** A card's address. */
  pathOf: (card: Card) => string
  view: CardsView
}

/** Cards as a table, whose headers sort them. Only the visible rows are mounted. */
export function CardTable({ owned, ...table }: TableProps & { owned: OwnedCopies | null }) {
  const { label, cards, pathOf, view } = table
  const count = cards.length
  const { ref, isMeasured, rowHeight, rows, stop, handlers } = useVirtualRows<HTMLTableElement>({
    count,
    columns: () => 1,
    gap: 0,
    cellHeight: () => ROW_REM,
    head: HEAD_REM,
  })
  return (
    // Key events bubble from links and buttons inside; the table itself is not focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <table ref={ref} className={styles['table']} aria-label={label} aria-rowcount={count + 1} {...handlers}>
      <TableHead view={view} hasOwned={owned !== null} />
      <tbody>
        {rows.map(({ index }, place) => {
          const card = cards[index]
          if (!card) return null
          return (
            <Fragment key={card.id}>
              <Space height={(index - (rows[place - 1]?.index ?? -1) - 1) * rowHeight} />
              <CardRow
                card={card}
                path={pathOf(card)}
                index={index}
                tabIndex={index === stop ? 0 : -1}
                {...copiesIn(owned, card)}
              />
            </Fragment>
          )
        })}
        <Space height={isMeasured ? (count - 1 - (rows.at(-1)?.index ?? -1)) * rowHeight : UNMEASURED_HEIGHT} />
      </tbody>
    </table>
  )
}

const copiesIn = (owned: OwnedCopies | null, { id }: Card) =>
  owned && { copies: owned.collection && copiesOf(owned.collection, id), change: owned.change }

/** An empty row as high as the rows that it replaces, which are not mounted. */
const Space = ({ height }: { height: number | string }) =>
  height === 0 ? null : (
    <tr aria-hidden className={styles['space']}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it only takes space */}
      <td style={{ height }} />
    </tr>
  )

/** The first rows of a table, shown until all cards are loaded. Their links also work without scripts. */
export function CardTableStart({
  label,
  cards,
  pathOf,
  view,
  owned,
  from,
  found,
}: TableProps & { owned: OwnedCopies | null; from: number; found: number }) {
  return (
    <table className={styles['table']} aria-label={label} aria-rowcount={found + 1}>
      <TableHead view={view} hasOwned={owned !== null} />
      <tbody>
        {cards.map((card, index) => (
          <CardRow key={card.id} card={card} path={pathOf(card)} index={from + index} {...copiesIn(owned, card)} />
        ))}
      </tbody>
    </table>
  )
}
