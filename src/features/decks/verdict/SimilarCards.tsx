import { Link } from '@tanstack/react-router'
import { ArrowLeftRight } from 'lucide-react'
import { useUserCollection } from '#data/collection/useCollection.ts'
import type { Card } from '#domain/cards/card.ts'
import { cardKey } from '#domain/cards/cardKey.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { onePrinting } from '#domain/cards/printings.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { isInfinityOnly } from '#domain/decks/legality.ts'
import { similarCards } from '#domain/decks/similarCards.ts'
import { cardPath } from '#cardUi/cardPath.ts'
import { CardPreview } from '#cardUi/CardPreview.tsx'
import { Button } from '#ui/Button.tsx'
import { focusRegion } from '#ui/focusRegion.ts'

/** How many cards are offered for one. */
const OFFERED = 3

/** Similar legal cards for cards of a deck: owned printings, or else the cheapest. A press replaces all printings of a card. */
export function SimilarCards({
  lost,
  cards,
  catalogue,
  isLegal,
  onSwap,
}: {
  lost: readonly Card[]
  cards: readonly DeckCard[]
  catalogue: Catalogue
  isLegal: (card: Card) => boolean
  onSwap: ((swaps: ReadonlyMap<string, Card>) => void) | undefined
}) {
  const { data: owned = null } = useUserCollection()
  const newer = catalogue.cards.filter(({ set }) => !isInfinityOnly(set))
  const legal = onePrinting(newer, owned).filter(isLegal)
  const swapsFor = (card: Card, other: Card) =>
    new Map(cards.flatMap((line) => (cardKey(line.card) === cardKey(card) ? [[line.card.id, other]] : [])))
  return (
    <dl>
      {lost.map((card) => {
        const similar = similarCards(card, cards, legal, OFFERED)
        return (
          <div key={card.id}>
            <dt>{card.name}</dt>
            {similar.length === 0 ? <dd>No similar card in these inks</dd> : null}
            {similar.map((other) => (
              <dd key={other.id}>
                <CardPreview card={other}>
                  <Link to={cardPath(catalogue, other)}>{other.name}</Link>
                </CardPreview>
                {onSwap ? (
                  <Button
                    variant="icon"
                    aria-label={`Replace ${card.name} with ${other.name}`}
                    title="Replace"
                    onClick={({ currentTarget }) => {
                      // The row disappears, and after the last one the list too.
                      if (lost.length > 1) currentTarget.closest('details')?.querySelector('summary')?.focus()
                      else focusRegion(currentTarget)
                      onSwap(swapsFor(card, other))
                    }}
                  >
                    <ArrowLeftRight aria-hidden size={16} />
                  </Button>
                ) : null}
              </dd>
            ))}
          </div>
        )
      })}
    </dl>
  )
}
