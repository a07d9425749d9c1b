import { useQuery } from '@tanstack/react-query'
import { collectionMoversQuery, type Mover } from '#data/collection/collectionMovers.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { usePriceFormat } from '#data/priceFormat.ts'
import { formatChange } from '#domain/prices/formatChange.ts'
import { formatMove, isJump } from '#domain/prices/priceMove.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { cardPath } from '#cardUi/cardPath.ts'
import { CopiesRows } from './CopiesRows.tsx'
import styles from './CopiesRows.module.css'

const DAYS = 7

/** The cards of a collection whose value changed most in a week; nothing without changes. */
export function Movers({ ownerId, catalogue }: { ownerId: string; catalogue: Catalogue }) {
  const { data = [] } = useQuery(collectionMoversQuery(useViewerId(), ownerId, DAYS))
  const rows = data.flatMap((mover) => {
    const card = catalogue.byId.get(mover.cardId)
    return card ? { card, path: cardPath(catalogue, card), isFoil: mover.isFoil, figure: <Change mover={mover} /> } : []
  })
  return rows.length === 0 ? null : <CopiesRows title="7-Day Movers" rows={rows} />
}

function Change({ mover: { before, now, quantity } }: { mover: Mover }) {
  const { format } = usePriceFormat()
  const cents = Math.round(now * 100) - Math.round(before * 100)
  return (
    <>
      <span className={styles[cents > 0 ? 'gain' : 'loss']}>
        {formatChange({ usd: (cents * quantity) / 100, percent: null }, format)}
        {quantity > 1 ? <small> for {formatCount(quantity)}</small> : null}
      </span>
      <small>
        {formatMove({ before, now })}, now {format(now)}
        {isJump({ before, now }) ? <b> · check this price</b> : null}
      </small>
    </>
  )
}
