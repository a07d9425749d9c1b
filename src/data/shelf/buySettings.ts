import * as v from 'valibot'
import { userSettings } from '../offline/userSettings.ts'

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

export const { read: readBuySettings, save: saveBuySettings } = userSettings('buy', SETTINGS, {
  target: 'next',
  deckIds: [],
  isTogether: true,
  wishes: 'none',
  started: null,
  choices: {},
})
