import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { type Collection, copiesOf } from '#domain/collection/copies.ts'
import type { CopyChange } from '#domain/collection/copyChange.ts'
import { cardPath } from '#features/cards/cardPath.ts'
import { CARD_RATIO } from '#features/cards/cardShape.ts'
import { VirtualGrid } from '#ui/VirtualGrid.tsx'
import { CollectionTile } from './CollectionTile.tsx'

const TWO_COLUMNS_PX = 560
const THREE_COLUMNS_PX = 860

/** What stands under a card, in px: two rows of buttons, or a line that says how many there are. */
const STEPPERS_PX = 92
const COUNT_PX = 40

const FIRST_PICTURES = 4

/** The cards of a collection as pictures with their copies. */
export function CollectionGrid({
  catalogue,
  cards,
  collection,
  columns,
  change,
}: {
  catalogue: Catalogue
  cards: readonly Card[]
  collection: Collection
  /** Cards in a row on a large screen. */
  columns: number
  /** Null for whoever only looks. */
  change: ((change: CopyChange) => void) | null
}) {
  return (
    <VirtualGrid
      label="Cards"
      count={cards.length}
      columns={(width) => (width < TWO_COLUMNS_PX ? 2 : width < THREE_COLUMNS_PX ? 3 : columns)}
      gap={14}
      cellHeight={(width) => width * CARD_RATIO + (change ? STEPPERS_PX : COUNT_PX)}
      cellKey={(index) => cards[index]?.id ?? String(index)}
    >
      {(index) => {
        const card = cards[index]
        if (!card) return null
        return (
          <CollectionTile
            card={card}
            path={cardPath(catalogue, card)}
            copies={copiesOf(collection, card.id)}
            change={change}
            priority={index < FIRST_PICTURES}
          />
        )
      }}
    </VirtualGrid>
  )
}
