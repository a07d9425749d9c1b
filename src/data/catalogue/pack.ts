import { Failure } from '../backend/errors.ts'
import type { CardRow } from '#domain/cards/cardRow.ts'
import { memoizeAsync } from '../backend/memoizeAsync.ts'

/** A row of `sets_2` in the bundled pack. */
export type PackSetRow = {
  id: string
  name: string
  code: string
  released_at: string | null
  prereleased_at: string | null
  main_set: boolean
  key_art: string | null
  image: string | null
}

type Pack = { sets: PackSetRow[]; cards: CardRow[] }

async function fetchPack(): Promise<Pack> {
  const response = await fetch('/pack.json')
  if (!response.ok) throw new Failure('offline', 'Failed to load cards')
  return response.json()
}

/**
 * The card data that is bundled with the site: the last resort when the database cannot be reached
 * (requirements §4, card loading). It is fetched once, and again after a failure.
 */
export const bundledPack = memoizeAsync(fetchPack)
