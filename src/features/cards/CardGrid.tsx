import type { Card } from '#domain/cards/card.ts'
import { VirtualGrid } from '#ui/VirtualGrid.tsx'
import styles from './CardGrid.module.css'
import { CARD_RATIO } from './cardShape.ts'
import { CardTile } from './CardTile.tsx'

/** Up to here a grid has two columns, and up to the other three; beyond it has as many as were chosen. */
const TWO_COLUMNS_PX = 560
const THREE_COLUMNS_PX = 860

/** How many of the first pictures are in sight at once and are fetched before all others. */
const FIRST_PICTURES = 4

const columnsFor = (chosen: number) => (width: number) =>
  width < TWO_COLUMNS_PX ? 2 : width < THREE_COLUMNS_PX ? 3 : chosen

/** Any number of cards as pictures, `columns` beside each other on a large screen. */
export function CardGrid({
  label,
  cards,
  pathOf,
  columns,
}: {
  label: string
  cards: readonly Card[]
  /** A card's address. */
  pathOf: (card: Card) => string
  columns: number
}) {
  return (
    <VirtualGrid
      label={label}
      count={cards.length}
      columns={columnsFor(columns)}
      gap={18}
      cellHeight={(width) => width * CARD_RATIO}
      cellKey={(index) => cards[index]?.id ?? String(index)}
    >
      {(index) => {
        const card = cards[index]
        if (!card) return null
        return (
          <CardTile
            card={card}
            path={pathOf(card)}
            sizes={`(max-width: 640px) 46vw, (max-width: 1023px) 31vw, ${Math.round(78 / columns)}vw`}
            priority={index < FIRST_PICTURES}
          />
        )
      }}
    </VirtualGrid>
  )
}

/** The grid's shape while there are no cards yet. */
export function CardGridSkeleton({ columns }: { columns: number }) {
  return (
    <div className={styles['skeleton']} style={{ '--columns': columns } as React.CSSProperties} aria-hidden>
      {Array.from({ length: columns * 2 }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  )
}
