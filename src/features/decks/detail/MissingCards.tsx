import { useUserCollection } from '#data/collection/useCollection.ts'
import { type DeckCard, joinPrintings, sortDeckCards } from '#domain/decks/deckCard.ts'
import { makeDeckList } from '#domain/decks/deckList.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { deckCost, missingCopies, type PrintingsOf } from '#domain/decks/deckValue.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Money } from '#cardUi/Money.tsx'
import { BuyLink } from '#cardUi/BuyLink.tsx'
import { FreeCopies, useFreeCopies } from '#cardUi/copies/freeCopies.ts'
import { marketplaceListUrl } from '#cardUi/marketplaceUrl.ts'
import { InlineError } from '#ui/InlineError.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { CopyListButton } from './CopyListButton.tsx'
import styles from './MissingCards.module.css'
import panel from './Panel.module.css'

/** The copies that the viewer lacks in any printing, as a list to buy or to trade for. */
export function MissingCards({
  deckId,
  userId,
  cards,
  printingsOf,
}: {
  deckId: string
  userId: string
  cards: readonly DeckCard[]
  printingsOf: PrintingsOf
}) {
  const own = useUserCollection()
  return (
    <>
      <h3>Missing Cards</h3>
      {own.data ? (
        <MissingList
          missing={sortDeckCards(missingCopies(cards, own.data, printingsOf))}
          of={countCards(cards)}
          printingsOf={printingsOf}
        />
      ) : own.error ? (
        <InlineError message={own.error.message} onRetry={() => void own.refetch()} />
      ) : (
        <Spinner label="Loading your collection" />
      )}
      <FreeCopies userId={userId} />
      <InOtherDecks deckId={deckId} cards={cards} />
    </>
  )
}

/** The owned cards that the deck lacks because the viewer's assembled decks hold them. */
function InOtherDecks({ deckId, cards }: { deckId: string; cards: readonly DeckCard[] }) {
  const describeFree = useFreeCopies()
  const held = sortDeckCards(joinPrintings(cards)).flatMap(({ card, quantity: needed }) => {
    const where = describeFree(card, { deckId, needed })
    return where === undefined ? [] : [{ card, where }]
  })
  if (held.length === 0) return null
  return (
    <details className={styles['others']}>
      <summary>{countOf(held.length, 'card')} in your other decks</summary>
      <ul aria-label="Cards in your other decks">
        {held.map(({ card, where }) => (
          <li key={card.id}>
            {card.name} <small>{where}</small>
          </li>
        ))}
      </ul>
    </details>
  )
}

function MissingList({
  missing,
  of,
  printingsOf,
}: {
  missing: readonly DeckCard[]
  of: number
  printingsOf: PrintingsOf
}) {
  if (missing.length === 0) return <p className={panel['note']}>You own every card in this deck.</p>
  const { usd, cardsWithoutPrice } = deckCost(missing, printingsOf)
  return (
    <>
      <p className={panel['note']}>
        {countCards(missing)} of {of} missing
        {usd > 0 ? (
          <>
            , about <Money usd={usd} />
          </>
        ) : (
          ''
        )}
        {usd > 0 && cardsWithoutPrice > 0 ? ` plus ${cardsWithoutPrice} without a price` : ''}.
      </p>
      <ul className={styles['missing']} aria-label="Missing cards">
        {missing.map(({ card, quantity }) => (
          <li key={card.id}>
            <b>{quantity}</b> {card.name}
          </li>
        ))}
      </ul>
      <div className={panel['buttons']}>
        <CopyListButton makeText={() => makeDeckList(missing)}>Copy This List</CopyListButton>
        <BuyLink makeUrl={(affiliate) => marketplaceListUrl(missing, affiliate)} />
      </div>
    </>
  )
}
