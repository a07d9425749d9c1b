import type { SiteParts } from '../site.ts'

/**
 * Sends the requests of the rendering module to the backend in this process, as a guest: row level security decides what is
 * visible. The origin of their URLs is ignored.
 */
export const fetchAsGuest =
  ({ backend, secrets, siteUrl }: Pick<SiteParts, 'backend' | 'secrets' | 'siteUrl'>): typeof fetch =>
  async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input)
    const headers = new Headers(init?.headers)
    headers.set('apikey', secrets.publishableKey)
    return backend.fetch(new Request(new URL(pathname + search, siteUrl), { ...init, headers }), null)
  }
