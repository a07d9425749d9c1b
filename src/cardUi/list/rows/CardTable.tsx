import type { Card } from '#domain/cards/card.ts'
import { useVirtualRows } from '#ui/useVirtualRows.ts'
import { VirtualTableBody } from '#ui/VirtualTableBody.tsx'
import virtualTable from '#ui/VirtualTable.module.css'
import { cardCopies, type OwnedCopies } from '../../copies/ownedCopies.ts'
import type { CardsView } from '../useCardsView.ts'
import { CardRow } from './CardRow.tsx'
import styles from './CardTable.module.css'
import { TableHead } from './TableHead.tsx'

/** The heights of a row and of the head in rem; CardTable.module.css has the same values. */
const ROW_REM = 2.9375
const HEAD_REM = 2.5

const TABLE = `${virtualTable['table']} ${styles['table']}`

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
  const { ref, handlers, ...virtual } = useVirtualRows<HTMLTableElement>({
    count,
    columns: () => 1,
    gap: 0,
    cellHeight: () => ROW_REM,
    head: HEAD_REM,
  })
  return (
    // Key events bubble from links and buttons inside; the table itself is not focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <table ref={ref} className={TABLE} aria-label={label} aria-rowcount={count + 1} {...handlers}>
      <TableHead view={view} hasOwned={owned !== null} />
      <VirtualTableBody virtual={virtual} count={count} keyOf={(index) => cards[index]?.id}>
        {(index, tabIndex) => {
          const card = cards[index]
          return card ? (
            <CardRow card={card} path={pathOf(card)} index={index} tabIndex={tabIndex} {...copiesIn(owned, card)} />
          ) : null
        }}
      </VirtualTableBody>
    </table>
  )
}

/** The copies of a row, null while they load; nothing without their column. */
const copiesIn = (owned: OwnedCopies | null, card: Card) => owned && { copies: null, ...cardCopies(owned, card) }

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
    <table className={TABLE} aria-label={label} aria-rowcount={found + 1} data-starting="">
      <TableHead view={view} hasOwned={owned !== null} />
      <tbody>
        {cards.map((card, index) => (
          <CardRow key={card.id} card={card} path={pathOf(card)} index={from + index} {...copiesIn(owned, card)} />
        ))}
      </tbody>
    </table>
  )
}
