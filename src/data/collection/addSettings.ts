import * as v from 'valibot'
import { userSettings } from '../offline/userSettings.ts'

const SETTINGS = v.object({
  /** The code of the set whose cards the member adds; empty before the first choice. */
  set: v.string(),
  /** Numbers that are typed and not added yet. */
  numbers: v.string(),
})

/** The set and the numbers that a member has entered to add cards. This browser stores it until they sign out. */
type AddSettings = v.InferOutput<typeof SETTINGS>

const settings = userSettings('add', SETTINGS, { set: '', numbers: '' })

export const readAddSettings = settings.read

/** Stores a part of the settings. */
export const saveAddSettings = (userId: string, changed: Partial<AddSettings>): void =>
  settings.save(userId, { ...settings.read(userId), ...changed })
