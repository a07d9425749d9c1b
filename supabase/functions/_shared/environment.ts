/** What a server function needs to know of where it runs. The embedded host and Deno give it the same handlers. */
export type Environment = {
  /** The backend's address, without a slash at the end. */
  readonly supabaseUrl: string
  /** Row level security does not bind it: it writes what the card service says. */
  readonly secretKey: string
  /** The card service's address, without a slash at the end. */
  readonly lorcastUrl: string
  /** How the backend is asked; absent: over the network. */
  readonly askBackend?: typeof fetch
  /** The clock in milliseconds, and how to wait; tests have their own. */
  readonly now: () => number
  readonly pause: (ms: number) => Promise<void>
}

/** The card service, unless `LORCAST_URL` names another one. */
export const LORCAST_URL = 'https://api.lorcast.com/v0'

/** Real time. */
export const realTime: Pick<Environment, 'now' | 'pause'> = {
  now: () => Date.now(),
  pause: async (ms) => {
    await new Promise((done) => setTimeout(done, ms))
  },
}
