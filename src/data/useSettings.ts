import { DEFAULT_SETTINGS, type Settings, settings } from './settings.ts'
import { useAfterDrawing } from './useAfterDrawing.ts'

/** The settings of this page for what may be drawn beforehand, by a program that is told none. */
export const useSettings = (): Settings => useAfterDrawing(settings, DEFAULT_SETTINGS)
