import { usePriceFormat } from '#data/priceFormat.ts'

/** The amount from which the cents are left out where room is short. */
const LARGE = 1000

/** An amount in USD, in the visitor's currency. @param isShort whether a large amount has no cents. */
export function Money({ usd, isShort = false }: { usd: number; isShort?: boolean }) {
  const { format, formatWhole } = usePriceFormat()
  return isShort && usd >= LARGE ? formatWhole(usd) : format(usd)
}
