import * as v from 'valibot'
import { userSettings } from '../offline/userSettings.ts'

const SETTINGS = v.object({
  order: v.picklist(['most', 'ranking']),
  budgetCents: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Ids of the decks that are always selected. */
  pinned: v.array(v.string()),
  /** Ids of decks, the most important one first. Other decks follow. */
  ranking: v.array(v.string()),
})

/** How a member chooses the selected decks. This browser stores it until they sign out. */
export type SelectionSettings = v.InferOutput<typeof SETTINGS>

/** `standing` is the earlier name, so that stored settings stay. */
export const { read: readSelectionSettings, save: saveSelectionSettings } = userSettings('standing', SETTINGS, {
  order: 'most',
  budgetCents: 0,
  pinned: [],
  ranking: [],
})
