import type { ReactNode } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { VirtualGrid } from '#ui/VirtualGrid.tsx'
import { CARD_RATIO, EAGER_PICTURES } from '../face/cardShape.ts'

/**
 * A virtual grid of cards, which is one tab stop.
 * @param renderCard shows a card, whose links and buttons get `tabIndex`. `isFirst` is true if its picture should load before others.
 */
export function CardCells({
  label = 'Cards',
  cards,
  columns,
  gap,
  below = 0,
  renderCard,
}: {
  label?: string
  cards: readonly Card[]
  /** The number of columns for a width and a gap, both in rem. */
  columns: (width: number, gap: number) => number
  /** Space between cells in px. */
  gap: number
  /** The height in rem of the content below a card. */
  below?: number
  renderCard: (card: Card, isFirst: boolean, tabIndex: 0 | -1) => ReactNode
}) {
  return (
    <VirtualGrid
      label={label}
      count={cards.length}
      columns={columns}
      gap={gap}
      cellHeight={(width) => width * CARD_RATIO + below}
      cellKey={(index) => cards[index]?.id ?? String(index)}
    >
      {(index, tabIndex) => {
        const card = cards[index]
        return card ? renderCard(card, index < EAGER_PICTURES, tabIndex) : null
      }}
    </VirtualGrid>
  )
}
