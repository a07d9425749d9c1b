import type { ReactNode } from 'react'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { usePriceFormat } from '#data/priceFormat.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { deckCost } from '#domain/decks/deckValue.ts'
import type { CardNotes } from '#domain/decks/deckDraft.ts'
import { countCards } from '#domain/decks/deckRules.ts'
import { groupDeckCards } from '#domain/decks/groupDeckCards.ts'
import { moveFocusInGrid } from '#ui/moveFocusInGrid.ts'
import styles from './DeckCards.module.css'
import { DeckLine } from './DeckLine.tsx'
import type { DeckCardsView } from './useDeckCardsView.ts'
import type { DeckOwnership } from './useDeckOwnership.ts'

/** The number of pictures that are visible at first and are loaded before all others. */
const EAGER_PICTURES = 6

/**
 * The cards of a deck by type, in the given order within a type, with the copies, the price and the cards that the viewer lacks.
 * Each is a link to the card.
 */
export function DeckCards({
  cards,
  maybeboard,
  notes,
  catalogue,
  ownership,
  view,
  copyButton,
  viewSwitch,
}: {
  cards: readonly DeckCard[]
  /** The cards that the author may add. */
  maybeboard: readonly DeckCard[]
  notes: CardNotes
  catalogue: Catalogue
  /** Null until all cards are loaded. */
  ownership: DeckOwnership | null
  /** Undefined for the default of the window's width. */
  view: DeckCardsView | undefined
  /** Beside the first heading; on phones below the cards. */
  copyButton: ReactNode
  /** Beside the first heading. */
  viewSwitch: ReactNode
}) {
  const { format } = usePriceFormat()
  const missing = ownership?.missing && new Map(ownership.missing.map(({ card, quantity }) => [card.id, quantity]))
  const priceOf = (lines: readonly DeckCard[]): string | null => {
    const usd = ownership ? deckCost(lines, ownership.printingsOf).usd : 0
    return usd > 0 ? format(usd) : null
  }
  const renderGroup = (title: string, lines: readonly DeckCard[], about: ReactNode, isFirst: boolean) => (
    <div key={title} className={styles['group']}>
      <h3>
        {title} <small>{countCards(lines)}</small> <small>{about}</small>
      </h3>
      {/* The key events come from the links: the list itself is not focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={styles['cards']} data-view={view} onKeyDown={moveFocusInGrid}>
        {lines.map((line, index) => (
          <DeckLine
            key={line.card.id}
            line={line}
            catalogue={catalogue}
            lacking={missing ? (missing.get(line.card.id) ?? 0) : 0}
            price={priceOf([line])}
            note={notes[line.card.id]}
            priority={isFirst && index < EAGER_PICTURES}
          />
        ))}
      </ul>
    </div>
  )
  return (
    <section className={styles['groups']} aria-labelledby="deck-cards">
      <h2 id="deck-cards" className="spoken">
        Cards
      </h2>
      <div className={styles['copy']}>{copyButton}</div>
      <div className={styles['switch']}>{viewSwitch}</div>
      {groupDeckCards(cards).map((group, at) => renderGroup(group.title, group.cards, priceOf(group.cards), at === 0))}
      {maybeboard.length > 0 ? renderGroup('Maybeboard', maybeboard, 'not part of the deck', false) : null}
    </section>
  )
}
