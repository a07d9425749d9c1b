import type { ReactNode } from 'react'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { formatUsd } from '#domain/cards/prices.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { deckCost } from '#domain/decks/deckValue.ts'
import { groupDeckCards } from '#domain/decks/groupDeckCards.ts'
import { moveFocusInGrid } from '#ui/moveFocusInGrid.ts'
import styles from './DeckCards.module.css'
import { DeckLine } from './DeckLine.tsx'
import type { CardsView } from './useCardsView.ts'
import type { DeckOwnership } from './useDeckOwnership.ts'

/** The number of pictures that are visible at first and are loaded before all others. */
const EAGER_PICTURES = 6

/**
 * The cards of a deck by type, in the given order within a type, with the copies, the price and the cards that the viewer lacks.
 * Each is a link to the card.
 */
export function DeckCards({
  cards,
  catalogue,
  ownership,
  view,
  copyButton,
  viewSwitch,
}: {
  cards: readonly DeckCard[]
  catalogue: Catalogue
  /** Null until all cards are loaded. */
  ownership: DeckOwnership | null
  /** Undefined for the default of the window's width. */
  view: CardsView | undefined
  /** Beside the first heading; on phones below the cards. */
  copyButton: ReactNode
  /** Beside the first heading. */
  viewSwitch: ReactNode
}) {
  const missing = ownership?.missing && new Map(ownership.missing.map(({ card, quantity }) => [card.id, quantity]))
  const priceOf = (lines: readonly DeckCard[]): string | null => {
    const usd = ownership ? deckCost(lines, ownership.printingsOf).usd : 0
    return usd > 0 ? formatUsd(usd) : null
  }
  const groups = groupDeckCards(cards)
  return (
    <section className={styles['groups']} aria-labelledby="deck-cards">
      <h2 id="deck-cards" className="spoken">
        Cards
      </h2>
      <div className={styles['copy']}>{copyButton}</div>
      <div className={styles['switch']}>{viewSwitch}</div>
      {groups.map((group, at) => (
        <div key={group.title} className={styles['group']}>
          <h3>
            {group.title} <small>{group.copies}</small> <small>{priceOf(group.cards)}</small>
          </h3>
          {/* The key events come from the links: the list itself is not focusable. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <ul className={styles['cards']} data-view={view} onKeyDown={moveFocusInGrid}>
            {group.cards.map((line, index) => (
              <DeckLine
                key={line.card.id}
                line={line}
                catalogue={catalogue}
                lacking={missing ? (missing.get(line.card.id) ?? 0) : 0}
                price={priceOf([line])}
                priority={at === 0 && index < EAGER_PICTURES}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
