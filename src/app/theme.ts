import { writeText } from '#data/offline/storedText.ts'

/** The storage key of the chosen theme. `index.html` reads it before the first paint. */
const KEY = 'lorefolio.theme'

export const THEMES = [
  { value: 'system', label: 'Auto' },
  { value: 'dark', label: 'Night' },
  { value: 'light', label: 'Parchment' },
] as const
export type Theme = (typeof THEMES)[number]['value']

/** The theme in force: the visitor's choice, else the system's. */
export function chosenTheme(): Theme {
  if (typeof document === 'undefined') return 'system'
  const theme = document.documentElement.dataset['theme']
  return theme === 'dark' || theme === 'light' ? theme : 'system'
}

/** Changes the theme now and for later visits. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  writeText(KEY, theme === 'system' ? null : theme)
}
