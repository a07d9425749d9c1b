import * as v from 'valibot'
import { prefixedStorage } from '../offline/prefixedStorage.ts'
import { USER_STORAGE_PREFIX } from '../offline/userStorage.ts'

const stored = prefixedStorage(`${USER_STORAGE_PREFIX}add.`)

const SETTINGS = v.object({
  /** The code of the set whose cards the member adds; empty before the first choice. */
  set: v.string(),
  /** Numbers that are typed and not added yet. */
  numbers: v.string(),
})

/** The set and the numbers that a member has entered to add cards. This browser stores it until they sign out. */
export type AddSettings = v.InferOutput<typeof SETTINGS>

/** The settings that the member has stored, or empty ones. */
export function readAddSettings(userId: string): AddSettings {
  const settings = v.safeParse(SETTINGS, stored.get(userId))
  return settings.success ? settings.output : { set: '', numbers: '' }
}

/** Stores a part of the settings in this browser. */
export const saveAddSettings = (userId: string, settings: Partial<AddSettings>): void =>
  stored.set(userId, { ...readAddSettings(userId), ...settings })
