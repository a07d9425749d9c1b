import type { Card } from '#domain/cards/card.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { type Collection, copiesOf as ownedOf, countAllCopies } from '#domain/collection/copies.ts'
import { copiesOf, type DeckDraft } from '#domain/decks/deckDraft.ts'
import { countCards, DECK_SIZE } from '#domain/decks/deckRules.ts'
import { CardCells } from '#cardUi/list/CardCells.tsx'
import { cardPath } from '#cardUi/cardPath.ts'
import { TWO_COLUMNS_REM } from '#cardUi/face/cardShape.ts'
import { DEFAULT_COLUMNS } from '#cardUi/face/cardShape.ts'
import { BuilderTile } from './BuilderTile.tsx'
import type { DraftStep } from './useDeckDraft.ts'

/** The height of the buttons under a card, in rem. */
const BAR_REM = 2.875

/** The cards to choose from: two columns on a phone, four otherwise (requirements §9). */
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
  /** The viewer's copies by card; undefined if they are unknown. */
  owned: Collection | undefined
  change: (step: DraftStep) => void
}) {
  const isFull = countCards(entries) >= DECK_SIZE
  return (
    <CardCells
      cards={cards}
      columns={(width) => (width < TWO_COLUMNS_REM ? 2 : DEFAULT_COLUMNS)}
      gap={14}
      below={BAR_REM}
      renderCard={(card, isFirst, tabIndex) => (
        <BuilderTile
          card={card}
          path={cardPath(catalogue, card)}
          copies={copiesOf(entries, card.id)}
          owned={owned?.has(card.id) ? countAllCopies(ownedOf(owned, card.id)) : null}
          isFull={isFull}
          change={change}
          priority={isFirst}
          tabIndex={tabIndex}
        />
      )}
    />
  )
}
