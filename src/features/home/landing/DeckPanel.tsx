import { DECK_SIZE } from '#domain/decks/deckRules.ts'
import { CostBadge } from '#cardUi/list/rows/CostBadge.tsx'
import { Price } from '#cardUi/Price.tsx'
import { CostChart } from '#features/decks/detail/CostChart.tsx'
import { FormatBadge } from '#features/decks/FormatBadge.tsx'
import type { Landing } from './landing.ts'
import styles from './Panels.module.css'

/** An example of a deck: format, size, curve and cards. */
export function DeckPanel({ deck }: { deck: Landing['deck'] }) {
  return (
    <>
      <p className={styles['title']}>
        <b>Winter Court</b>
        <FormatBadge legality="core" className={styles['badge']} />
        <span className={styles['figure']}>
          <b>{deck.cards}</b> of {DECK_SIZE} cards
        </span>
      </p>
      <CostChart curve={deck.curve} />
      <ul className={styles['rows']} aria-label="Some cards of the deck">
        {deck.lines.map((card) => (
          <li key={card.id}>
            <b>{card.quantity}</b>
            <CostBadge card={card} />
            <span className={styles['name']}>
              <b>{card.characterName}</b> {card.version}
            </span>
            <span className={styles['figure']}>
              <Price card={card} />
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
