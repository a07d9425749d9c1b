/** The messages of PostgREST and the auth service for an expired token. */
const EXPIRED = /JWT expired|token is expired/

const isExpired = async (answer: Response): Promise<boolean> =>
  (answer.status === 401 || answer.status === 403) && EXPIRED.test(await answer.clone().text())

/**
 * A `fetch` that retries once with a renewed token when the given one has expired. The client renews tokens in time, but by the
 * device's clock, which may be slow.
 * @param renew gives the token that replaces an expired one, or undefined if it cannot be renewed.
 */
export function retryWithFreshToken(
  send: typeof fetch,
  renew: (token: string) => Promise<string | undefined>,
): typeof fetch {
  /** The last expired token and its replacement, so that requests that are refused together renew it once. */
  let last: { readonly token: string; readonly next: Promise<string | undefined> } | undefined
  return async (address, init) => {
    const answer = await send(address, init)
    if (!(await isExpired(answer))) return answer
    const headers = new Headers(init?.headers)
    const token = headers.get('Authorization')?.replace('Bearer ', '')
    if (token === undefined) return answer
    if (last?.token !== token) last = { token, next: renew(token).catch(() => undefined) }
    const next = await last.next
    if (next === undefined) {
      last = undefined
      return answer
    }
    headers.set('Authorization', `Bearer ${next}`)
    return send(address, { ...init, headers })
  }
}
