import { useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { type Collection, copiesOf } from '#domain/collection/copies.ts'
import type { CopyChange } from '#domain/collection/copyChange.ts'
import { CardCells } from '#cardUi/list/CardCells.tsx'
import { GRID_GAP, GridShape } from '#cardUi/list/CardGrid.tsx'
import { cardPath } from '#cardUi/cardPath.ts'
import { cardColumns, type Columns, EAGER_PICTURES, LOW_WINDOW } from '#cardUi/face/cardShape.ts'
import { useFreeCopies } from '#cardUi/copies/freeCopies.ts'
import { StartingList } from '#ui/StartingList.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { paths } from '#url/paths.ts'
import { CollectionTile } from './CollectionTile.tsx'

/** The height below a card in rem: two rows of buttons, a counter that opens them, or the number of copies. */
const STEPPERS_REM = 5.75
const COUNTER_REM = 2.75
const COUNT_REM = 2.5

/** The first cards of a collection, before everything is loaded. It works without scripts. */
export const CollectionGridStart = ({
  cards,
  from,
  collection,
  columns,
}: {
  cards: readonly Card[]
  /** The number of cards before the first of `cards`. */
  from: number
  collection: Collection
  columns: Columns
}) => (
  <GridShape columns={columns}>
    <StartingList label="Cards" items={cards} from={from} keyOf={({ id }) => id}>
      {(card, index) => (
        <CollectionTile
          card={card}
          path={paths.card(card.slug, card.set)}
          copies={copiesOf(collection, card.id)}
          change={null}
          priority={index < EAGER_PICTURES}
        />
      )}
    </StartingList>
  </GridShape>
)

/** The cards of a collection as pictures with their copies. */
export function CollectionGrid({
  catalogue,
  cards,
  collection,
  columns,
  noteOf,
  change,
}: {
  catalogue: Catalogue
  cards: readonly Card[]
  collection: Collection
  columns: Columns
  /** Says how many copies are wanted or for trade. */
  noteOf?: ((card: Card) => string | undefined) | undefined
  /** Null for visitors. */
  change: ((change: CopyChange) => void) | null
}) {
  const isTouchScreen = useMediaQuery('(pointer: coarse)') === true
  const isLow = useMediaQuery(LOW_WINDOW) === true
  // The cards of a low window have no room for two buttons and a number.
  const hasCounters = isTouchScreen || isLow
  const describeFree = useFreeCopies()
  const [openId, setOpenId] = useState<string | null>(null)
  return (
    <CardCells
      cards={cards}
      columns={cardColumns(columns, isLow)}
      gap={GRID_GAP}
      below={!change ? COUNT_REM : hasCounters ? COUNTER_REM : STEPPERS_REM}
      renderCard={(card, isFirst, tabIndex) => (
        <CollectionTile
          card={card}
          path={cardPath(catalogue, card)}
          copies={copiesOf(collection, card.id)}
          free={change ? describeFree(card) : undefined}
          note={noteOf?.(card)}
          change={change}
          onOpenSteppers={hasCounters ? setOpenId : undefined}
          isOpen={openId === card.id}
          priority={isFirst}
          tabIndex={tabIndex}
        />
      )}
    />
  )
}
