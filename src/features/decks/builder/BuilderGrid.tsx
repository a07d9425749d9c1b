import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { type Collection, copiesOf as ownedOf, countAllCopies } from '#domain/collection/copies.ts'
import { copiesOf, type DeckDraft } from '#domain/decks/deckDraft.ts'
import { countCards, DECK_SIZE } from '#domain/decks/deckRules.ts'
import { cardPath } from '#features/cards/cardPath.ts'
import { CARD_RATIO } from '#features/cards/cardShape.ts'
import { VirtualGrid } from '#ui/VirtualGrid.tsx'
import { BuilderTile } from './BuilderTile.tsx'
import type { DraftStep } from './useDeckDraft.ts'

/** Columns on a large screen and on a phone (specification §9). */
const COLUMNS = 4
const PHONE_COLUMNS = 2
const PHONE_PX = 560

/** The buttons under a card, in px. */
const BAR_PX = 46

const FIRST_PICTURES = 4

/** The cards to build with. */
export function BuilderGrid({
  catalogue,
  cards,
  entries,
  owned,
  change,
}: {
  catalogue: Catalogue
  cards: readonly Card[]
  entries: DeckDraft
  /** What the viewer owns; undefined while that is not known. */
  owned: Collection | undefined
  change: (step: DraftStep) => void
}) {
  const isFull = countCards(entries) >= DECK_SIZE
  return (
    <VirtualGrid
      label="Cards"
      count={cards.length}
      columns={(width) => (width < PHONE_PX ? PHONE_COLUMNS : COLUMNS)}
      gap={14}
      cellHeight={(width) => width * CARD_RATIO + BAR_PX}
      cellKey={(index) => cards[index]?.id ?? String(index)}
    >
      {(index) => {
        const card = cards[index]
        if (!card) return null
        return (
          <BuilderTile
            card={card}
            path={cardPath(catalogue, card)}
            copies={copiesOf(entries, card.id)}
            owned={owned?.has(card.id) ? countAllCopies(ownedOf(owned, card.id)) : null}
            isFull={isFull}
            change={change}
            priority={index < FIRST_PICTURES}
          />
        )
      }}
    </VirtualGrid>
  )
}
