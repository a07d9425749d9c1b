import { DEFAULT_SETTINGS, type Settings, settings } from './settings.ts'
import { useDrawn } from './useDrawn.ts'

/** The settings of this page for what may be drawn beforehand, by a program that is told none. */
export const useSettings = (): Settings => (useDrawn() ? DEFAULT_SETTINGS : settings)
