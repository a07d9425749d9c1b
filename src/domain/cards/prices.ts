import { formatCount } from '../text/formatCount.ts'
import type { Card } from './card.ts'

/** The finishes that a card is sold in. */
export type Finishes = 'nonFoil' | 'foil' | 'both'

type Priced = Pick<Card, 'prices'>

/**
 * Parses a price of the card service, a decimal text or a number, as USD.
 * @returns null for 0, empty, missing and unreadable values, which mean no price (requirements §5, Foil display).
 */
export function parsePrice(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const price = typeof value === 'number' ? value : Number(value.trim())
  return Number.isFinite(price) && price > 0 ? price : null
}

/**
 * The finishes to offer for a card (requirements §5, Foil display): the only one with a price, or both. Cards without
 * any price may exist in both.
 */
export function finishes({ prices }: Priced): Finishes {
  if (prices.usd !== null && prices.usdFoil === null) return 'nonFoil'
  if (prices.usd === null && prices.usdFoil !== null) return 'foil'
  return 'both'
}

/** The price of a card in USD: the non-foil one, or else the foil one (requirements §9); null without either. */
export function marketPrice({ prices }: Priced): number | null {
  return prices.usd ?? prices.usdFoil
}

/** Formats an amount in USD with two decimals: 1234.5 becomes "$1,234.50". */
export function formatUsd(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100)
  return `${signOf(amount)}$${formatCount(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`
}

/** Formats an amount in USD without decimals: 1234 becomes "$1,234". */
export function formatWholeUsd(amount: number): string {
  return `${signOf(amount)}$${formatCount(Math.round(Math.abs(amount)))}`
}

const signOf = (amount: number) => (amount < 0 ? '-' : '')
