import { formatIsoDay } from '../dates/formatDay.ts'
import { daysBetween, toLocalDay } from '../dates/isoDay.ts'

/** How current the cards and prices are. Times are ISO dates and times. */
export type Freshness = {
  /** When all cards were last read from the card service; null if they are those of the offline pack. */
  readonly cardsReadAt: string | null
  /** When all prices were last read; null if never. */
  readonly pricesReadAt: string | null
  /** The ISO day of the newest released set, if `cardsReadAt` is null. */
  readonly packDay: string | null
}

/**
 * "Cards updated today", "Cards updated yesterday", and for older ones, which should have been updated since, "Cards
 * as of May 8, 2026, not updated since". Null if the day is not known.
 */
export function describeCards({ cardsReadAt, packDay }: Freshness, now: Date): string | null {
  const day = cardsReadAt === null ? packDay : toLocalDay(new Date(cardsReadAt))
  if (day === null) return null
  const words = wordsOf(day, now)
  if (cardsReadAt !== null && words.isRecent) return `Cards updated ${words.text}`
  return `Cards as of ${words.text}, not updated since`
}

/** "Prices updated today", "Prices updated November 20, 2026"; null if prices were never read. */
export const describePrices = ({ pricesReadAt }: Freshness, now: Date): string | null =>
  pricesReadAt === null ? null : `Prices updated ${wordsOf(toLocalDay(new Date(pricesReadAt)), now).text}`

function wordsOf(day: string, now: Date): { text: string; isRecent: boolean } {
  const age = daysBetween(day, toLocalDay(now))
  // The host's clock may be ahead.
  if (age <= 0) return { text: 'today', isRecent: true }
  if (age === 1) return { text: 'yesterday', isRecent: true }
  return { text: formatIsoDay(day, 'long'), isRecent: false }
}
