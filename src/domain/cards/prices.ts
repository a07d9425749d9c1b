import { formatCount } from '../text/formatCount.ts'
import type { Card } from './card.ts'

/** Which finishes a card is sold in. */
export type Finishes = 'nonFoil' | 'foil' | 'both'

type Priced = Pick<Card, 'prices'>

/**
 * Reads a price of the card service, a decimal text or a number, as USD.
 * Null stands for no price: 0, empty, missing and unreadable values (requirements §5, Foil display).
 */
export function parsePrice(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const price = typeof value === 'number' ? value : Number(value.trim())
  return Number.isFinite(price) && price > 0 ? price : null
}

/**
 * The finishes to offer for a card (requirements §5, Foil display): non-foil alone where only that has a price,
 * foil alone where only that has one, else both. A card without any price may come in both.
 */
export function finishes({ prices }: Priced): Finishes {
  if (prices.usd !== null && prices.usdFoil === null) return 'nonFoil'
  if (prices.usd === null && prices.usdFoil !== null) return 'foil'
  return 'both'
}

/** The price to show for a card in USD, non-foil before foil (requirements §9); null where there is none. */
export function marketPrice({ prices }: Priced): number | null {
  return prices.usd ?? prices.usdFoil
}

/** Writes an amount in USD with two decimals: 1234.5 makes "$1,234.50". */
export function formatUsd(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100)
  return `${signOf(amount)}$${formatCount(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`
}

/** The same of whole dollars, without decimals: 1234 makes "$1,234". */
export function formatWholeUsd(amount: number): string {
  return `${signOf(amount)}$${formatCount(Math.round(Math.abs(amount)))}`
}

const signOf = (amount: number) => (amount < 0 ? '-' : '')
