import { Sparkles } from 'lucide-react'
import type { Card } from '#domain/cards/card.ts'
import { marketPrice } from '#domain/cards/prices.ts'
import { Money } from './Money.tsx'
import styles from './Price.module.css'

/** A card's market price, with a symbol if it is the foil price. @param none what is shown without a price. */
export function Price({
  card,
  none = '–',
  isShort = false,
}: {
  card: Pick<Card, 'prices'>
  none?: string
  /** Whether to leave out the cents from 1,000 on, where they do not fit. */
  isShort?: boolean
}) {
  const price = marketPrice(card)
  if (price === null) return none
  return (
    <>
      {card.prices.usd === null ? <Sparkles aria-label="foil" size={13} className={styles['foil']} /> : null}
      <Money usd={price} isShort={isShort} />
    </>
  )
}
