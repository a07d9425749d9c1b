import { Link } from '@tanstack/react-router'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { DeckCard } from '#domain/decks/deckCard.ts'
import { cardPath } from '#cardUi/cardPath.ts'
import { CardPicture } from '#cardUi/face/CardPicture.tsx'
import { CardPreview } from '#cardUi/CardPreview.tsx'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { CostBadge } from '#cardUi/list/rows/CostBadge.tsx'
import styles from './DeckCards.module.css'

/** A card of a deck, as a picture or as a row of text; the styles of the list decide. */
export function DeckLine({
  line: { card, quantity },
  catalogue,
  lacking,
  price,
  note,
  priority,
}: {
  line: DeckCard
  catalogue: Catalogue
  /** The number of copies that the viewer lacks; 0 if it is unknown. */
  lacking: number
  /** The price of all copies; null if it is unknown. */
  price: string | null
  /** The author's note; undefined without one. */
  note: string | undefined
  /** Whether the picture is loaded before others. */
  priority: boolean
}) {
  const owned = quantity - lacking
  return (
    <li>
      <CardPreview card={card}>
        <Link
          to={cardPath(catalogue, card)}
          className={styles['card']}
          data-missing={owned === 0 ? '' : undefined}
          {...inkAttributes(card.inks)}
        >
          <span className="spoken">
            {quantity} {card.name}
            {lacking > 0 ? `, you own ${owned}` : ''}
            {note ? `, note: ${note}` : ''}
          </span>
          <span className={styles['picture']}>
            <CardPicture
              card={card}
              sizes="(max-width: 40em) 30vw, 9.375em"
              priority={priority}
              isDecorative
              isInList
            />
          </span>
          <span className={styles['quantity']} aria-hidden>
            {quantity}×
          </span>
          <span className={styles['cost']} aria-hidden>
            <CostBadge card={card} />
          </span>
          <span className={styles['name']} aria-hidden>
            {card.characterName}
            {card.version ? <small>{card.version}</small> : null}
          </span>
          <span className={styles['lacking']} aria-hidden>
            {lacking > 0 ? `${owned}/${quantity}` : null}
          </span>
          <span className={styles['price']} aria-hidden>
            {price}
          </span>
          {note ? (
            <span className={styles['note']} aria-hidden>
              {note}
            </span>
          ) : null}
        </Link>
      </CardPreview>
    </li>
  )
}
