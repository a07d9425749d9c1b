/** Prices of the card service, and whether a bulk add of the set adds the card as foil (requirements §4). */
export type BulkAddCase = {
  readonly name: string
  /** As the service sends it: a decimal text, a number, null, or missing. */
  readonly usd?: string | number | null
  readonly usdFoil?: string | number | null
  readonly isFoil: boolean
}

/**
 * Cases for cards that are only sold as foil. They test `finishes` and the database, which adds whole sets by this
 * rule.
 */
export const BULK_ADD_CASES: readonly BulkAddCase[] = [
  { name: 'both prices', usd: '0.29', usdFoil: '5.28', isFoil: false },
  { name: 'both prices as numbers', usd: 0.29, usdFoil: 5.28, isFoil: false },
  { name: 'only a regular price', usd: '0.29', usdFoil: null, isFoil: false },
  { name: 'a regular price, the foil price left out', usd: '0.29', isFoil: false },
  { name: 'only a foil price', usd: null, usdFoil: '5.28', isFoil: true },
  { name: 'a foil price as a number', usd: null, usdFoil: 5.28, isFoil: true },
  { name: 'a foil price, the regular price left out', usdFoil: '5.28', isFoil: true },
  { name: 'a foil price, the regular price the text 0', usd: '0', usdFoil: '5.28', isFoil: true },
  { name: 'a foil price, the regular price the text 0.00', usd: '0.00', usdFoil: '5.28', isFoil: true },
  { name: 'a foil price, the regular price the number 0', usd: 0, usdFoil: 5.28, isFoil: true },
  { name: 'a foil price, the regular price empty', usd: '', usdFoil: '5.28', isFoil: true },
  { name: 'no prices', usd: null, usdFoil: null, isFoil: false },
  { name: 'prices left out', isFoil: false },
  { name: 'prices of 0', usd: '0', usdFoil: 0, isFoil: false },
  { name: 'a regular price, the foil price 0', usd: '0.29', usdFoil: '0', isFoil: false },
  { name: 'empty prices', usd: '', usdFoil: '', isFoil: false },
  { name: 'a foil price, the regular price in spaces', usd: ' 0.29 ', usdFoil: '5.28', isFoil: false },
  { name: 'a foil price, the regular price unreadable', usd: 'n/a', usdFoil: '5.28', isFoil: true },
  { name: 'a foil price, the regular price below 0', usd: '-1', usdFoil: '5.28', isFoil: true },
  { name: 'a foil price of less than a cent', usd: null, usdFoil: 0.004, isFoil: true },
]
