import type { DeckCard } from '#domain/decks/deckCard.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { deckCost, type PrintingsOf } from '#domain/decks/deckValue.ts'
import { Money } from '#cardUi/Money.tsx'
import styles from './DeckTotals.module.css'

/**
 * The price of the draft in its cheapest printings, and of the copies that the viewer lacks. `missing` is undefined if
 * unknown.
 */
export function DeckTotals({
  cards,
  missing,
  printingsOf,
}: {
  cards: readonly DeckCard[]
  missing: readonly DeckCard[] | undefined
  printingsOf: PrintingsOf
}) {
  const total = deckCost(cards, printingsOf)
  const lacking = missing && countCards(missing)
  const toPay = missing ? deckCost(missing, printingsOf).usd : 0
  return (
    <p className={styles['totals']}>
      {total.usd > 0 ? (
        <span title="In the cheapest printings">
          Total{' '}
          <b>
            <Money usd={total.usd} />
          </b>
        </span>
      ) : (
        <span>No prices yet</span>
      )}
      {missing && lacking !== undefined ? (
        lacking === 0 ? (
          <span>You own all cards</span>
        ) : (
          <span>
            {lacking} missing
            {toPay > 0 ? (
              <>
                {' '}
                <b className={styles['lacking']}>
                  <Money usd={toPay} />
                </b>
              </>
            ) : null}
          </span>
        )
      ) : null}
    </p>
  )
}
