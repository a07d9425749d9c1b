import type { Catalogue } from '#domain/cards/catalogue.ts'
import type { RemovedCopies } from '#domain/collection/bulkOperation.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { cardPath } from '#cardUi/cardPath.ts'
import { CardLine, GoneCardLine } from '../CardLine.tsx'
import { FoilTag } from '../FoilTag.tsx'
import styles from './ActivityRow.module.css'

/** Copies that a bulk change removed; their card may have gone from the catalogue since. */
export function RemovedRow({ copies, catalogue }: { copies: RemovedCopies; catalogue: Catalogue }) {
  const card = catalogue.byId.get(copies.cardId)
  const action = <p>Removed from collection</p>
  return (
    <li className={styles['row']}>
      {card ? (
        <CardLine card={card} path={cardPath(catalogue, card)}>
          {action}
        </CardLine>
      ) : (
        <GoneCardLine>{action}</GoneCardLine>
      )}
      <div className={styles['copies']}>
        {copies.isFoil ? <FoilTag /> : null}
        <b>x{formatCount(copies.quantity)}</b>
      </div>
    </li>
  )
}
