import { Link } from '@tanstack/react-router'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { cardPath } from '#cardUi/cardPath.ts'
import { CardPicture } from '#cardUi/face/CardPicture.tsx'
import { CardPreview } from '#cardUi/CardPreview.tsx'
import { moveFocusInGrid } from '#ui/moveFocusInGrid.ts'
import styles from './DeckCards.module.css'

/** The number of pictures that are visible at first and are loaded before all others. */
const EAGER_PICTURES = 6

/** The cards of a deck as pictures with their copies, in the given order. Each is a link to the card. */
export function DeckCards({ cards, catalogue }: { cards: readonly DeckCard[]; catalogue: Catalogue }) {
  return (
    <section aria-labelledby="deck-cards">
      <h2 id="deck-cards" className="spoken">
        Cards
      </h2>
      {/* The key events come from the links: the list itself is not focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={styles['cards']} onKeyDown={moveFocusInGrid}>
        {cards.map(({ card, quantity }, index) => (
          <li key={card.id}>
            <CardPreview card={card}>
              <Link to={cardPath(catalogue, card)} className={styles['card']}>
                <span className="spoken">
                  {quantity} {card.name}
                </span>
                <CardPicture
                  card={card}
                  sizes="(max-width: 40em) 30vw, 9.375em"
                  priority={index < EAGER_PICTURES}
                  isDecorative
                  isInList
                />
                <span className={styles['quantity']} aria-hidden>
                  {quantity}×
                </span>
              </Link>
            </CardPreview>
          </li>
        ))}
      </ul>
    </section>
  )
}
