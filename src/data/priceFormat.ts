import { useSyncExternalStore } from 'react'
import { eurFormat, type PriceFormat, USD_FORMAT } from '#domain/prices/priceFormat.ts'
import { readText, writeText } from './offline/storedText.ts'
import { settings } from './settings.ts'

const KEY = 'lorefolio.currency'

/** The currencies in which prices can be shown, with their texts. */
export const CURRENCIES = [
  { value: 'USD', label: 'USD' },
  { value: 'EUR', label: 'EUR' },
] as const
/** A currency in which prices are shown. */
export type Currency = (typeof CURRENCIES)[number]['value']

const EUR_FORMAT = settings.eurPerUsd === null ? null : eurFormat(settings.eurPerUsd)
const listeners = new Set<() => void>()
let chosen: PriceFormat = readChoice()

function readChoice(): PriceFormat {
  // Without a rate the storage is not read.
  if (!EUR_FORMAT) return USD_FORMAT
  return readText(KEY) === 'EUR' ? EUR_FORMAT : USD_FORMAT
}

/** Changes the currency of prices now and for later visits. Without a rate (`settings.eurPerUsd`) they stay in USD. */
export function chooseCurrency(currency: Currency): void {
  chosen = currency === 'EUR' && EUR_FORMAT ? EUR_FORMAT : USD_FORMAT
  writeText(KEY, currency === 'USD' ? null : currency)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How prices are shown: in USD, or in the visitor's currency. Prerendered pages have USD until they are hydrated. */
export const usePriceFormat = (): PriceFormat =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => USD_FORMAT,
  )
