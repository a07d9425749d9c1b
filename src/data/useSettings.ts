import { DEFAULT_SETTINGS, type Settings, settings } from './settings.ts'
import { useHydrated } from './useHydrated.ts'

/** The settings of this page for what may be drawn beforehand, by a program that is told none. */
export const useSettings = (): Settings => useHydrated(settings, DEFAULT_SETTINGS)
