import * as v from 'valibot'
import { prefixedStorage } from '../offline/prefixedStorage.ts'
import { USER_STORAGE_PREFIX } from '../offline/userStorage.ts'

const stored = prefixedStorage(`${USER_STORAGE_PREFIX}buy.`)

const SETTINGS = v.object({
  /** Buys for the selected decks and the cheapest next one, or for chosen decks. */
  target: v.picklist(['next', 'chosen']),
  /** Ids of the chosen decks. */
  deckIds: v.array(v.string()),
  /** Whether the chosen decks are assembled together; otherwise they share copies. */
  isTogether: v.boolean(),
  wishes: v.picklist(['none', 'high', 'all']),
  /** The decks of the list since its first purchase, so that it stays the same until it is finished; null before. */
  started: v.nullable(v.object({ deckIds: v.array(v.string()), next: v.nullable(v.string()) })),
  /** The chosen printing and finish by card key. */
  choices: v.record(v.string(), v.object({ cardId: v.nullable(v.string()), onlyFoil: v.boolean() })),
})

/** The decks and wishes of a member's buy list. This browser stores it until they sign out. */
export type BuySettings = v.InferOutput<typeof SETTINGS>

const DEFAULTS: BuySettings = {
  target: 'next',
  deckIds: [],
  isTogether: true,
  wishes: 'none',
  started: null,
  choices: {},
}

/** The settings that the member has stored, or the defaults. */
export function readBuySettings(userId: string): BuySettings {
  const settings = v.safeParse(SETTINGS, stored.get(userId))
  return settings.success ? settings.output : DEFAULTS
}

/** Stores the settings in this browser. */
export const saveBuySettings = (userId: string, settings: BuySettings): void => stored.set(userId, settings)
