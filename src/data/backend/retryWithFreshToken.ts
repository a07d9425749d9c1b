/** How PostgREST and the auth service say that a token's time is over. */
const RAN_OUT = /JWT expired|token is expired/

const hasRunOut = async (answer: Response): Promise<boolean> =>
  (answer.status === 401 || answer.status === 403) && RAN_OUT.test(await answer.clone().text())

/**
 * A `fetch` that asks once more with a renewed token when the one it was given has run out. The client renews them in time by
 * the device's clock, which may be slow.
 * @param renew gives the token that follows one that has run out; nothing where that cannot be renewed.
 */
export function retryWithFreshToken(
  ask: typeof fetch,
  renew: (token: string) => Promise<string | undefined>,
): typeof fetch {
  /** The last one that ran out, and what follows it: calls that are refused together renew it once. */
  let last: { readonly token: string; readonly next: Promise<string | undefined> } | undefined
  return async (address, init) => {
    const answer = await ask(address, init)
    if (!(await hasRunOut(answer))) return answer
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
    return ask(address, { ...init, headers })
  }
}
