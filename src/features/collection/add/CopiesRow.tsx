import type { ReactNode } from 'react'
import type { AddedCopies } from '#domain/collection/cardNumbers.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { Money } from '#cardUi/Money.tsx'
import { CardLine } from '../CardLine.tsx'
import { FoilTag } from '../FoilTag.tsx'
import styles from './CopiesRow.module.css'

/** A card in one finish with its price and number of owned copies, followed by its actions. */
export function CopiesRow({
  copies: { card, isFoil, count },
  owned,
  children = count > 1 ? <b>x{formatCount(count)}</b> : null,
}: {
  copies: AddedCopies
  owned: number
  children?: ReactNode
}) {
  const usd = isFoil ? card.prices.usdFoil : card.prices.usd
  return (
    <div className={styles['row']}>
      <CardLine card={card}>
        <p className={styles['facts']}>
          {isFoil ? <FoilTag /> : null}
          <span>#{card.collectorNumber}</span>
          <span>{usd === null ? 'No price yet' : <Money usd={usd} />}</span>
          <span>{formatCount(owned)} owned</span>
        </p>
      </CardLine>
      {children}
    </div>
  )
}
