import type { Member, TestBackend } from './startTestBackend.ts'

export type Request = { method?: string; json?: unknown; headers?: Record<string, string> }

/** Sends a request as an attacker would write it; `as` is null for a guest. */
export async function request(
  backend: TestBackend,
  as: Pick<Member, 'client'> | null,
  path: string,
  { json, headers, ...init }: Request = {},
): Promise<{ status: number; text: string }> {
  const session = as && (await as.client.auth.getSession()).data.session
  const answer = await fetch(backend.url + path, {
    ...init,
    ...(json !== undefined && { method: init.method ?? 'POST', body: JSON.stringify(json) }),
    headers: {
      apikey: backend.publishableKey,
      ...(session && { Authorization: `Bearer ${session.access_token}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
  })
  return { status: answer.status, text: await answer.text() }
}
