import * as v from 'valibot'
import { prefixedStorage } from './prefixedStorage.ts'
import { USER_STORAGE_PREFIX } from './userStorage.ts'

/**
 * Settings of members, which this browser stores until they sign out.
 * @param name begins the keys of these settings, and of no others.
 * @param defaults replace settings that are not stored, or that the schema does not allow.
 */
export function userSettings<Settings>(
  name: string,
  schema: v.GenericSchema<unknown, Settings>,
  defaults: NoInfer<Settings>,
) {
  const stored = prefixedStorage(`${USER_STORAGE_PREFIX}${name}.`)
  return {
    /** The settings that the member has stored, or the defaults. */
    read(userId: string): Settings {
      const settings = v.safeParse(schema, stored.get(userId))
      return settings.success ? settings.output : defaults
    },
    /** Stores all settings of the member. */
    save: (userId: string, settings: Settings): void => stored.set(userId, settings),
  }
}
