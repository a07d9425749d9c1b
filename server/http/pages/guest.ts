import type { SiteParts } from '../site.ts'

/**
 * Reads the tables as a guest: row level security decides what is visible.
 * @param question a path below /rest/v1 with its query; with `values`, the arguments, the path of a function.
 * @returns the rows. @throws Error when they cannot be read.
 */
export type AskAsGuest = (question: string, values?: object) => Promise<unknown[]>

/** Reads as a guest from the backend in this process, without the network. */
export const guest =
  ({ backend, secrets, siteUrl }: Pick<SiteParts, 'backend' | 'secrets' | 'siteUrl'>): AskAsGuest =>
  async (question, values) => {
    const request = new Request(new URL(`/rest/v1/${question}`, siteUrl), {
      headers: { apikey: secrets.publishableKey, 'content-type': 'application/json' },
      ...(values && { method: 'POST', body: JSON.stringify(values) }),
    })
    const answer = await backend.fetch(request, null)
    const said: unknown = await answer.json()
    if (!answer.ok || !Array.isArray(said)) throw new Error(`A guest cannot read ${question}: ${JSON.stringify(said)}`)
    return said
  }
