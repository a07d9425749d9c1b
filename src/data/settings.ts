/** The settings that the host sends to the browser (`publicSettings` of the host, `/config.json`). */
export type Settings = {
  /** The URL of the backend; empty if it is at the site's origin. */
  readonly supabaseUrl: string
  /** The publishable key. It grants nothing: row level security decides. */
  readonly supabaseKey: string
  /** Whether the host serves card pictures in smaller sizes. */
  readonly smallPictures: boolean
  /** The URL of the card service, without a trailing slash. The browser queries it to find extra cards. */
  readonly lorcastUrl: string
  /** Whether signing in with Google is configured. */
  readonly google: boolean
  /** The payment provider's id of the price of Pro; any other price is treated as Supporter. */
  readonly proPrice: string
  /** The EUR for 1 USD, by which visitors can see prices in EUR; null if they are shown in USD only. */
  readonly eurPerUsd: number | null
  /** The operator's mail address, if it is configured. */
  readonly contact: string | null
  /** Parameters added to marketplace links, such as a partner's code. */
  readonly affiliate: Readonly<Record<string, string>>
  /** Links to the project on other sites. */
  readonly social: readonly { readonly name: string; readonly url: string }[]
  /** The analytics service, if there is one. */
  readonly analytics: { readonly provider: 'plausible' | 'umami'; readonly host: string; readonly site: string } | null
}

/** The defaults. */
export const DEFAULT_SETTINGS: Settings = {
  supabaseUrl: '',
  supabaseKey: '',
  smallPictures: true,
  lorcastUrl: 'https://api.lorcast.com/v0',
  google: false,
  proPrice: 'price_pro',
  eurPerUsd: null,
  contact: null,
  affiliate: {},
  social: [],
  analytics: null,
}

/**
 * Reads the settings that the host wrote into the page (`<script id="settings">`). A page that is served without a host has
 * none and uses its origin.
 * @throws SyntaxError if they are damaged; the start then fails with a message.
 */
function readSettings(): Settings {
  if (typeof document === 'undefined') return DEFAULT_SETTINGS
  const text = document.getElementById('settings')?.textContent.trim()
  if (!text?.startsWith('{')) return DEFAULT_SETTINGS
  // The host checked its configuration when it started.
  return { ...DEFAULT_SETTINGS, ...(JSON.parse(text) as Partial<Settings>) }
}

/** The settings of this page. Components that are prerendered call `useSettings` instead. */
export const settings: Settings = readSettings()
