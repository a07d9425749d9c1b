import type { ReactNode } from 'react'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { cardPath } from '#cardUi/cardPath.ts'
import { CardLine, GoneCardLine } from '../CardLine.tsx'
import { FoilTag } from '../FoilTag.tsx'
import styles from './ActivityRow.module.css'

/**
 * A row of the activity log: a card, the change of its copies, and their number. The catalogue may no longer have the
 * card.
 */
export function CopiesLine({
  copies,
  action,
  catalogue,
  children,
}: {
  copies: { readonly cardId: string; readonly isFoil: boolean; readonly quantity: number }
  action: string
  catalogue: Catalogue
  /** Shown at the end of the row. */
  children?: ReactNode
}) {
  const card = catalogue.byId.get(copies.cardId)
  return (
    <li className={`${styles['row']} ${children ? styles['change'] : ''}`}>
      {card ? (
        <CardLine card={card} path={cardPath(catalogue, card)}>
          <p>{action}</p>
        </CardLine>
      ) : (
        <GoneCardLine>
          <p>{action}</p>
        </GoneCardLine>
      )}
      <div className={styles['copies']}>
        {copies.isFoil ? <FoilTag /> : null}
        <b>x{formatCount(copies.quantity)}</b>
      </div>
      {children}
    </li>
  )
}
