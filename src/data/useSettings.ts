import { DEFAULT_SETTINGS, type Settings, settings } from './settings.ts'
import { useHydrated } from './useHydrated.ts'

/** The settings of this page, for components that are prerendered; the renderer has the defaults. */
export const useSettings = (): Settings => useHydrated(settings, DEFAULT_SETTINGS)
