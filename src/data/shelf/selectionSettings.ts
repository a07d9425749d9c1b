import * as v from 'valibot'
import { prefixedStorage } from '../offline/prefixedStorage.ts'
import { USER_STORAGE_PREFIX } from '../offline/userStorage.ts'

// The earlier name of the key, so that stored settings stay.
const stored = prefixedStorage(`${USER_STORAGE_PREFIX}standing.`)

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

/** The settings that the member has stored, or the defaults. */
export function readSelectionSettings(userId: string): SelectionSettings {
  const settings = v.safeParse(SETTINGS, stored.get(userId))
  return settings.success ? settings.output : { order: 'most', budgetCents: 0, pinned: [], ranking: [] }
}

/** Stores the settings in this browser. */
export const saveSelectionSettings = (userId: string, settings: SelectionSettings): void => stored.set(userId, settings)
