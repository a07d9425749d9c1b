import type { Card } from '#domain/cards/card.ts'
import { marketPrice } from '#domain/cards/prices.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import styles from './CardCaption.module.css'
import { Price } from './rows/tableColumns.tsx'

/** The number of copies that a deck may have of a card. */
const PLAYSET = 4

/** The line below a card in a grid: its price, and for members the number of their copies. */
export function CardCaption({ card, owned }: { card: Card; owned: number | null }) {
  return (
    <p className={styles['caption']}>
      <span className={styles['price']} data-none={marketPrice(card) === null ? '' : undefined}>
        {marketPrice(card) === null ? 'no price' : <Price card={card} />}
      </span>
      {owned === null ? null : (
        <span className={styles['owned']} data-none={owned === 0 ? '' : undefined}>
          <span aria-hidden className={styles['pips']} data-filled={Math.min(owned, PLAYSET)} />
          {formatCount(owned)}/{PLAYSET}
          <span className="spoken"> owned</span>
        </span>
      )}
    </p>
  )
}
