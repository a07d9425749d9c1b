import { Link } from '@tanstack/react-router'
import { ArrowLeftRight } from 'lucide-react'
import { useMemo } from 'react'
import { useUserCollection } from '#data/collection/useCollection.ts'
import type { Card } from '#domain/cards/card.ts'
import { cardKey } from '#domain/cards/cardKey.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { onePrinting } from '#domain/cards/printings.ts'
import { joinPrintings } from '#domain/decks/deckCard.ts'
import { isInfinityOnly } from '#domain/decks/legality.ts'
import type { JudgedDeck } from '#domain/formats/judgeDeck.ts'
import { isLegalCard, similarCards } from '#domain/formats/replacements.ts'
import type { RuleBook } from '#domain/formats/ruleBook.ts'
import { countOf } from '#domain/text/countOf.ts'
import { cardPath } from '#cardUi/cardPath.ts'
import { CardPreview } from '#cardUi/CardPreview.tsx'
import { Button } from '#ui/Button.tsx'
import styles from './OtherDays.module.css'

/** How many cards are offered for one that is not legal. */
const OFFERED = 3

/** Similar cards that Core allows on a day, owned or else the cheapest, for the cards of a deck that it does not allow. */
export function Replacements({
  deck: { cards },
  catalogue,
  book,
  day,
  onSwap,
}: {
  deck: JudgedDeck
  catalogue: Catalogue
  book: RuleBook
  /** An ISO day. */
  day: string
  onSwap: ((swaps: ReadonlyMap<string, Card>) => void) | undefined
}) {
  const { data: owned = null } = useUserCollection()
  const offers = useMemo(() => {
    const isLegal = (card: Card) => isLegalCard(card.name, 'core', day, book)
    const lost = joinPrintings(cards).filter(({ card }) => !isLegal(card))
    if (lost.length === 0) return []
    const newer = catalogue.cards.filter(({ set }) => !isInfinityOnly(set))
    const legal = onePrinting(newer, owned).filter(isLegal)
    return lost
      .map(({ card }) => ({ card, similar: similarCards(card, cards, legal, OFFERED) }))
      .filter(({ similar }) => similar.length > 0)
  }, [cards, catalogue, book, day, owned])
  if (offers.length === 0) return null
  const swapsFor = (card: Card, other: Card) =>
    new Map(cards.filter((line) => cardKey(line.card) === cardKey(card)).map((line) => [line.card.id, other]))
  return (
    <details className={styles['offers']}>
      <summary>Similar cards for {countOf(offers.length, 'card')} that Core does not allow on this day</summary>
      <dl>
        {offers.map(({ card, similar }) => (
          <div key={card.id}>
            <dt>{card.name}</dt>
            {similar.map((other) => (
              <dd key={other.id}>
                <CardPreview card={other}>
                  <Link to={cardPath(catalogue, other)}>{other.name}</Link>
                </CardPreview>
                {onSwap ? (
                  <Button
                    variant="icon"
                    aria-label={`Replace ${card.name} by ${other.name}`}
                    title="Replace"
                    onClick={() => onSwap(swapsFor(card, other))}
                  >
                    <ArrowLeftRight aria-hidden size={16} />
                  </Button>
                ) : null}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  )
}
