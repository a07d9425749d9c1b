import type { Card } from '#domain/cards/card.ts'
import styles from './CostBadge.module.css'

/** A card's cost in a hexagon, whose gold edge means that the card is inkable. */
export function CostBadge({ card: { cost, inkable } }: { card: Pick<Card, 'cost' | 'inkable'> }) {
  return (
    <span
      className={styles['cost']}
      data-inkable={inkable ? '' : undefined}
      title={inkable ? 'Inkable' : 'Non-Inkable'}
    >
      <span>{cost}</span>
      <span className="spoken">, {inkable ? 'inkable' : 'non-inkable'}</span>
    </span>
  )
}
