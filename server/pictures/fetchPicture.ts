/** A picture of a card has some 150 kB. */
const MAX_BYTES = 4 * 1024 * 1024

const MAX_MS = 5000

/** A server does not answer, or cannot now: its other pictures need not be asked for. */
export class ServerGone extends Error {}

/**
 * Reads a picture from the server that it belongs to.
 * @throws ServerGone; Error when it has no such picture, leads elsewhere, breaks off or sends too much
 */
export async function fetchPicture(address: string): Promise<Buffer> {
  const answer = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(MAX_MS) }).catch(
    (cause: unknown) => {
      throw new ServerGone(`${address} cannot be reached`, { cause })
    },
  )
  if (!answer.ok) {
    await answer.body?.cancel()
    const Problem = answer.status >= 500 || answer.status === 429 ? ServerGone : Error
    throw new Problem(`${address} answers ${answer.status}`)
  }
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength
    if (bytes > MAX_BYTES) throw new Error(`${address} is too large`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
