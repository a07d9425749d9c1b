import type { DeckCard } from '#domain/decks/deckCard.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { deckCost } from '#domain/decks/deckValue.ts'
import { Money } from '#cardUi/Money.tsx'
import { OwnedSentence } from '../OwnedSentence.tsx'
import styles from './DeckHeader.module.css'
import type { DeckOwnership } from './useDeckOwnership.ts'

/**
 * How many of the deck's copies a member owns, and the price of the others; for a guest the deck's price. The line has its
 * height before the cards and the collection are loaded.
 */
export function DeckOwned({ cards, ownership }: { cards: readonly DeckCard[]; ownership: DeckOwnership | null }) {
  return (
    <p className={styles['owned']}>
      {ownership && ownership.missing !== undefined ? (
        <OwnedText cards={cards} {...ownership} missing={ownership.missing} />
      ) : null}
    </p>
  )
}

function OwnedText({
  cards,
  missing,
  printingsOf,
}: DeckOwnership & { cards: readonly DeckCard[]; missing: readonly DeckCard[] | null }) {
  const { usd } = deckCost(missing ?? cards, printingsOf)
  if (missing === null)
    return usd > 0 ? (
      <span>
        Costs{' '}
        <b>
          <Money usd={usd} />
        </b>
      </span>
    ) : null
  const of = countCards(cards)
  const owned = of - countCards(missing)
  return (
    <>
      <OwnedSentence owned={owned} of={of} missing={{ usd }} />
      <progress value={owned} max={Math.max(of, 1)} aria-hidden />
    </>
  )
}
