/** What the host tells the browser about itself (`publicSettings` of the host, `/config.json`). */
export type Settings = {
  /** Where the backend answers; empty: at the site's own origin. */
  readonly supabaseUrl: string
  /** The publishable key. It grants nothing: row level security decides. */
  readonly supabaseKey: string
  /** Whether the site's own host makes smaller ones of card pictures. */
  readonly smallPictures: boolean
  /** The card service, which the browser asks when it looks for extra cards; without a slash at the end. */
  readonly lorcastUrl: string
  /** Whether signing in with Google is configured. */
  readonly google: boolean
  /** The payment provider's id of what Pro costs; whatever else is paid for is treated as Supporter. */
  readonly proPrice: string
  /** The mail address of whoever runs the site, if they tell it. */
  readonly contact: string | null
  /** Parameters added to marketplace links, such as a partner's code. */
  readonly affiliate: Readonly<Record<string, string>>
  /** Links to the project's places elsewhere. */
  readonly social: readonly { readonly name: string; readonly url: string }[]
  /** Who counts visits, if anyone. */
  readonly analytics: { readonly provider: 'plausible' | 'umami'; readonly host: string; readonly site: string } | null
}

/** What holds where the host says nothing else. */
export const DEFAULT_SETTINGS: Settings = {
  supabaseUrl: '',
  supabaseKey: '',
  smallPictures: true,
  lorcastUrl: 'https://api.lorcast.com/v0',
  google: false,
  proPrice: 'price_pro',
  contact: null,
  affiliate: {},
  social: [],
  analytics: null,
}

/**
 * Reads what the host wrote into the page (`<script id="settings">`). A page served without a host has none and speaks
 * to its own origin.
 * @throws SyntaxError when they were damaged on the way: the start then fails with a message.
 */
function readSettings(): Settings {
  if (typeof document === 'undefined') return DEFAULT_SETTINGS
  const text = document.getElementById('settings')?.textContent.trim()
  if (!text?.startsWith('{')) return DEFAULT_SETTINGS
  // The host that wrote this has checked its configuration when it started.
  return { ...DEFAULT_SETTINGS, ...(JSON.parse(text) as Partial<Settings>) }
}

/** The settings of this page. What may be drawn beforehand asks `useSettings`. */
export const settings: Settings = readSettings()
