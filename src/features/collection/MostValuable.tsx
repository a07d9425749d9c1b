import { formatCount } from '#domain/text/formatCount.ts'
import { Money } from '#cardUi/Money.tsx'
import { CopiesRows } from './CopiesRows.tsx'
import type { SetsContent } from './setsContent.ts'

/** The ten most valuable cards of a collection; nothing without prices. */
export function MostValuable({ cards }: { cards: SetsContent['valuable'] }) {
  if (cards.length === 0) return null
  const rows = cards.map(({ quantity, usd, ...copies }) => ({
    ...copies,
    figure: (
      <>
        <Money usd={usd} />
        {quantity > 1 ? <small> for {formatCount(quantity)}</small> : null}
      </>
    ),
  }))
  return <CopiesRows title="Most Valuable" rows={rows} />
}
