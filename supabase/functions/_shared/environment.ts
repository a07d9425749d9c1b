/** The environment of a server function. The embedded host and Deno use the same handlers. */
export type Environment = {
  /** The backend's URL without a trailing slash. */
  readonly supabaseUrl: string
  /** The address of the site, which the card service sees as the caller. */
  readonly siteUrl: string
  /** The key that bypasses row level security, needed to write the card service's data. */
  readonly secretKey: string
  /** The card service's URL without a trailing slash. */
  readonly lorcastUrl: string
  /** The fetch function for the backend; by default the global one. */
  readonly fetchBackend?: typeof fetch
  /** The clock in milliseconds and the wait function, which tests replace. */
  readonly now: () => number
  readonly pause: (ms: number) => Promise<void>
}

/** The default of `LORCAST_URL`. */
export const LORCAST_URL = 'https://api.lorcast.com/v0'

/** The real clock and timer. */
export const realTime: Pick<Environment, 'now' | 'pause'> = {
  now: () => Date.now(),
  pause: async (ms) => {
    await new Promise((done) => setTimeout(done, ms))
  },
}
