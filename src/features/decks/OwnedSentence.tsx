import { usePriceFormat } from '#data/priceFormat.ts'
import { countOf } from '#domain/text/countOf.ts'

/**
 * How many copies of a deck a member has, and the price of the others: "You own 36 of 60 · $12.03". Screen readers and the tooltip
 * say whose price it is.
 * @param missing the copies to buy: their price in USD, and the copies without a price if the sentence counts them.
 */
export function OwnedSentence({
  owned,
  of,
  missing: { usd, unpriced = 0 },
}: {
  owned: number
  of: number
  missing: { readonly usd: number; readonly unpriced?: number }
}) {
  const { format } = usePriceFormat()
  return (
    <>
      <span title={usd > 0 ? `The missing cards cost ${format(usd)}` : undefined}>
        You own <b>{owned}</b> of {of}
        {usd > 0 ? (
          <>
            {' '}
            · <b>{format(usd)}</b>
          </>
        ) : null}
        {unpriced > 0 ? ` · ${countOf(unpriced, 'card')} without a price` : null}
      </span>
      {usd > 0 ? <span className="spoken">The price is that of the missing cards.</span> : null}
    </>
  )
}
