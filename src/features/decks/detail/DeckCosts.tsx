import type { DeckCard } from '#domain/decks/deckCard.ts'
import type { Viewer } from '#domain/decks/deckPermissions.ts'
import { deckCost, type DeckCost, type PrintingsOf } from '#domain/decks/deckValue.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Money } from '#cardUi/Money.tsx'
import { BuyLink } from '#cardUi/BuyLink.tsx'
import { marketplaceListUrl } from '#cardUi/marketplaceUrl.ts'
import { SignInLink } from '#features/signIn/SignInLink.tsx'
import { Panel } from '#ui/Panel.tsx'
import { MissingCards } from './MissingCards.tsx'
import panel from './Panel.module.css'

/** The price of a deck, and the price of the cards that the viewer lacks. */
export function DeckCosts({
  deckId,
  cards,
  printingsOf,
  viewer,
}: {
  deckId: string
  cards: readonly DeckCard[]
  printingsOf: PrintingsOf
  viewer: Viewer
}) {
  const [asListed, cheapest] = [deckCost(cards), deckCost(cards, printingsOf)]
  return (
    <Panel title="Price">
      <dl className={panel['rows']}>
        <div>
          <dt>These printings</dt>
          <dd>{costText(asListed)}</dd>
        </div>
        <div>
          <dt>Cheapest printings</dt>
          <dd>{costText(cheapest)}</dd>
        </div>
      </dl>
      {asListed.cardsWithoutPrice > 0 ? <p className={panel['note']}>{withoutPriceText(asListed, cheapest)}</p> : null}
      {viewer ? (
        <MissingCards deckId={deckId} userId={viewer.id} cards={cards} printingsOf={printingsOf} />
      ) : (
        <>
          <p className={panel['note']}>
            <SignInLink variant="quiet">Sign in</SignInLink> to see which of these cards you are missing.
          </p>
          <div className={panel['buttons']}>
            <BuyLink makeUrl={(affiliate) => marketplaceListUrl(cards, affiliate)} />
          </div>
        </>
      )}
    </Panel>
  )
}

const costText = ({ usd, cardsWithoutPrice }: DeckCost) =>
  usd === 0 && cardsWithoutPrice > 0 ? 'No prices yet' : <Money usd={usd} />

/** Describes the copies that the sums exclude. Only the second sum may include some of them, so it may exceed the first. */
function withoutPriceText(asListed: DeckCost, cheapest: DeckCost): string {
  const listed = countOf(asListed.cardsWithoutPrice, 'copy has', 'copies have')
  if (asListed.cardsWithoutPrice === cheapest.cardsWithoutPrice) return `${listed} no price yet.`
  const unpriced = cheapest.cardsWithoutPrice
  return `${listed} no price yet in these printings${unpriced > 0 ? `, ${unpriced} of them not in any printing` : ''}.`
}
