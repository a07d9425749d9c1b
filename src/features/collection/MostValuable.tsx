import { Link } from '@tanstack/react-router'
import { formatUsd } from '#domain/cards/prices.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { CardPicture } from '#cardUi/face/CardPicture.tsx'
import { CardPreview } from '#cardUi/CardPreview.tsx'
import styles from './MostValuable.module.css'
import type { SetsContent } from './setsContent.ts'

/** The ten most valuable cards of a collection; nothing without prices. */
export function MostValuable({ cards }: { cards: SetsContent['valuable'] }) {
  if (cards.length === 0) return null
  return (
    <section className={styles['panel']} aria-labelledby="most-valuable">
      <h2 id="most-valuable">Most Valuable</h2>
      <ol className={styles['cards']}>
        {cards.map(({ card, path, isFoil, quantity, usd }) => (
          <li key={`${card.id} ${isFoil}`}>
            <Link to={path} className={styles['card']}>
              <CardPreview card={card}>
                <CardPicture card={card} sizes="46px" isDecorative isInList />
              </CardPreview>
              <span className={styles['words']}>
                <b>{card.name}</b>{' '}
                <small>
                  {card.set}
                  {isFoil ? ', foil' : ''}
                </small>
              </span>{' '}
              <span className={styles['usd']}>
                {formatUsd(usd)}
                {quantity > 1 ? <small> for {formatCount(quantity)}</small> : null}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
