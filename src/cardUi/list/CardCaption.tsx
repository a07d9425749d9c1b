import type { Card } from '#domain/cards/card.ts'
import { marketPrice } from '#domain/cards/prices.ts'
import { MAX_COPIES } from '#domain/decks/deckRules.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { Pips } from '../Pips.tsx'
import { Price } from '../Price.tsx'
import styles from './CardCaption.module.css'

/** The line below a card in a grid: its price, and for members the number of their copies. */
export function CardCaption({ card, owned }: { card: Card; owned: number | null }) {
  return (
    <p className={styles['caption']}>
      <span className={styles['price']} data-none={marketPrice(card) === null ? '' : undefined}>
        <Price card={card} none="no price" />
      </span>
      {owned === null ? null : (
        <span className={styles['owned']} data-none={owned === 0 ? '' : undefined}>
          <Pips copies={owned} />
          {formatCount(owned)}/{MAX_COPIES}
          <span className="spoken"> owned</span>
        </span>
      )}
    </p>
  )
}
