import type { BenchHost } from '../host/startHost.ts'

/** A new member of a measured host. */
export type Member = {
  readonly id: string
  readonly token: string
  /**
   * Sends a request as the member: POST with a body, GET without. Throws on an error status; returns undefined for 201.
   */
  readonly sendRequest: (path: string, body: unknown) => Promise<unknown>
}

/** Signs up a member at a host. */
export async function signUpMember(host: BenchHost): Promise<Member> {
  const sendRequest = async (path: string, body: unknown, token?: string): Promise<unknown> => {
    const answer = await fetch(host.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        apikey: host.publishableKey,
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
    return answer.status === 201 ? undefined : answer.json()
  }
  const account = { email: 'bench@example.com', password: 'six inks in a well' }
  // Only the fields read here.
  const session = (await sendRequest('/auth/v1/signup', account)) as { access_token: string; user: { id: string } }
  const token = session.access_token
  return { id: session.user.id, token, sendRequest: (path, body) => sendRequest(path, body, token) }
}
