import { memo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { CardAllocation } from '#domain/shelf/allocation.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { CARD_LINK } from '#cardUi/cardLink.ts'
import { cardPath } from '#cardUi/cardPath.ts'
import { CardPreview } from '#cardUi/CardPreview.tsx'
import { CostBadge } from '#cardUi/list/rows/CostBadge.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { useVirtualRows } from '#ui/useVirtualRows.ts'
import { VirtualTableBody } from '#ui/VirtualTableBody.tsx'
import table from '#ui/VirtualTable.module.css'
import styles from './CopiesTable.module.css'
import { DeckChip } from './DeckChip.tsx'
import type { Shelf } from './useShelf.ts'

export type CopiesRow = { readonly key: string; readonly card: Card; readonly copies: CardAllocation }

/** The heights of rows, wide and narrow, and of the head in rem; CopiesTable.module.css has the same values. */
const [ROW_REM, NARROW_ROW_REM, HEAD_REM] = [2.75, 4.5, 2.25]

/** The most decks of a row that are named. */
const MAX_DECKS = 2

/** A table of cards with their copies. Only the visible rows are mounted. */
export function CopiesTable({ rows, shelf }: { rows: readonly CopiesRow[]; shelf: Shelf }) {
  const isNarrow = useMediaQuery('(max-width: 40em)') ?? false
  const count = rows.length
  const { ref, handlers, ...virtual } = useVirtualRows<HTMLTableElement>({
    count,
    columns: () => 1,
    gap: 0,
    cellHeight: () => (isNarrow ? NARROW_ROW_REM : ROW_REM),
    head: HEAD_REM,
  })
  return (
    // Key events bubble from links inside; the table itself is not focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <table
      ref={ref}
      className={`${table['table']} ${styles['table']}`}
      aria-label="Copies"
      aria-rowcount={count + 1}
      {...handlers}
    >
      <thead>
        <tr>
          <th scope="col">Card</th>
          <th scope="col" className={styles['number']}>
            Owned
          </th>
          <th scope="col" className={styles['number']}>
            Free
          </th>
          {isNarrow ? null : (
            <th scope="col" className={styles['where']}>
              Where
            </th>
          )}
        </tr>
      </thead>
      <VirtualTableBody virtual={virtual} count={count} keyOf={(index) => rows[index]?.key}>
        {(index, tabIndex) => {
          const row = rows[index]
          return row ? <Row row={row} index={index} tabIndex={tabIndex} isNarrow={isNarrow} shelf={shelf} /> : null
        }}
      </VirtualTableBody>
    </table>
  )
}

const Row = memo(function Row({
  row: { card, copies },
  index,
  tabIndex,
  isNarrow,
  shelf,
}: {
  row: CopiesRow
  index: number
  tabIndex: 0 | -1
  /** Whether the decks are below the name. */
  isNarrow: boolean
  shelf: Shelf
}) {
  const hasHolders = copies.shares.some(({ held }) => held > 0)
  return (
    <tr
      data-index={index}
      aria-rowindex={index + 2}
      className={styles['row']}
      data-held={isNarrow && hasHolders ? '' : undefined}
    >
      <th scope="row">
        <CardPreview card={card}>
          <a {...{ [CARD_LINK]: '' }} href={cardPath(shelf.catalogue, card)} tabIndex={tabIndex}>
            <CostBadge card={card} />
            <span className={styles['name']}>
              {card.characterName} {card.version === null ? null : <small>{card.version}</small>}
            </span>
          </a>
        </CardPreview>
        {isNarrow && hasHolders ? (
          <span className={styles['below']}>
            <Where copies={copies} shelf={shelf} />
          </span>
        ) : null}
      </th>
      <td className={styles['number']}>{formatCount(copies.owned)}</td>
      <td className={styles['number']} data-free={copies.free > 0 ? '' : undefined}>
        {formatCount(copies.free)}
      </td>
      {isNarrow ? null : (
        <td className={styles['where']}>
          <Where copies={copies} shelf={shelf} />
        </td>
      )}
    </tr>
  )
})

/** The decks that hold copies of a card. */
function Where({ copies: { shares }, shelf: { deckOf } }: { copies: CardAllocation; shelf: Shelf }) {
  const holders = shares.filter(({ held }) => held > 0)
  if (holders.length === 0) return <span className={styles['free']}>free</span>
  return (
    <>
      {holders.slice(0, MAX_DECKS).map(({ deckId, held }) => {
        const deck = deckOf(deckId)
        return deck ? (
          <DeckChip key={deckId} deck={deck}>
            {held}
          </DeckChip>
        ) : null
      })}
      {holders.length > MAX_DECKS ? (
        <span className={styles['more']}>
          +{holders.length - MAX_DECKS}
          <span className="spoken"> more decks</span>
        </span>
      ) : null}
    </>
  )
}
