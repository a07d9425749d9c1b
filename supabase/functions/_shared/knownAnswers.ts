/** The most answers that are remembered: more than the card service has sets. */
const MOST = 200

type Known = { readonly validators: Readonly<Record<string, string>>; readonly body: string }

/** The last answers by their URL, as long as the process lives. */
const known = new Map<string, Known>()

/** The headers that let the service answer 304 if its answer is the one that is known. */
export const validatorsOf = (url: string): Readonly<Record<string, string>> => known.get(url)?.validators ?? {}

/** The body of the answer to which a 304 refers; undefined without one. */
export const knownBody = (url: string): string | undefined => known.get(url)?.body

/** Remembers an answer that has an `ETag` or a `Last-Modified`. */
export function rememberAnswer(url: string, headers: Headers, body: string): void {
  const [etag, modified] = [headers.get('ETag'), headers.get('Last-Modified')]
  known.delete(url)
  if (etag === null && modified === null) return
  if (known.size >= MOST) known.clear()
  const validators = {
    ...(etag !== null && { 'If-None-Match': etag }),
    ...(modified !== null && { 'If-Modified-Since': modified }),
  }
  known.set(url, { validators, body })
}
