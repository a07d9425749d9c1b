import { Link } from '@tanstack/react-router'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { cardPath } from '#cardUi/cardPath.ts'
import { CardPicture } from '#cardUi/face/CardPicture.tsx'
import { CardPreview } from '#cardUi/CardPreview.tsx'
import { moveFocusInGrid } from '#ui/moveFocusInGrid.ts'
import styles from './DeckCards.module.css'

/** How many of the first pictures are in sight at once and are fetched before all others. */
const EAGER_PICTURES = 6

/** The cards of a deck as pictures with their copies, in the order given; each leads to its page. */
export function DeckCards({ cards, catalogue }: { cards: readonly DeckCard[]; catalogue: Catalogue }) {
  return (
    <section aria-labelledby="deck-cards">
      <h2 id="deck-cards" className="spoken">
        Cards
      </h2>
      {/* The keys are those of the links inside: the list itself takes no focus. */}
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
