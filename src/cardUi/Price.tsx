import { Sparkles } from 'lucide-react'
import type { Card } from '#domain/cards/card.ts'
import { formatUsd, marketPrice } from '#domain/cards/prices.ts'
import styles from './Price.module.css'

/** A card's market price, with a symbol if it is the foil price. @param none what is shown without a price. */
export function Price({
  card,
  none = '–',
  format = formatUsd,
}: {
  card: Pick<Card, 'prices'>
  none?: string
  format?: (amount: number) => string
}) {
  const price = marketPrice(card)
  if (price === null) return none
  return (
    <>
      {card.prices.usd === null ? <Sparkles aria-label="foil" size={13} className={styles['foil']} /> : null}
      {format(price)}
    </>
  )
}
