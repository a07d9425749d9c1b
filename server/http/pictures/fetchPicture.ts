import { once } from 'node:events'
import { get as getByHttp, type IncomingMessage } from 'node:http'
import { get as getByHttps } from 'node:https'
import { internet, namesPrivateAddress } from './publicNetwork.ts'

/** A picture of a card has some 150 kB. */
const MAX_BYTES = 4 * 1024 * 1024

const MAX_MS = 5000

/** A server does not answer, or cannot now: its other pictures need not be asked for. */
export class ServerGone extends Error {}

/**
 * Reads a picture from the server that it belongs to.
 * @param trustedOrigin the server that the host is set up with. It may be anywhere; all others are asked by https, on the internet.
 * @throws ServerGone; Error when it has no such picture, leads elsewhere, breaks off or sends too much
 */
export async function fetchPicture(address: string, trustedOrigin: string): Promise<Buffer> {
  const answer = await ask(new URL(address), trustedOrigin).catch((cause: unknown) => {
    throw new ServerGone(`${address} cannot be reached`, { cause })
  })
  const { statusCode = 500 } = answer
  if (statusCode !== 200) {
    answer.destroy()
    const Problem = statusCode >= 500 || statusCode === 429 ? ServerGone : Error
    throw new Problem(`${address} answers ${statusCode}`)
  }
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.byteLength
    // Leaving the loop ends the connection.
    if (bytes > MAX_BYTES) throw new Error(`${address} is too large`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

async function ask(url: URL, trustedOrigin: string): Promise<IncomingMessage> {
  const isTrusted = url.origin === trustedOrigin
  if (!isTrusted && (url.protocol !== 'https:' || namesPrivateAddress(url)))
    throw new Error(`${url.origin} is not asked for pictures`)
  const signal = AbortSignal.timeout(MAX_MS)
  const request =
    url.protocol === 'https:'
      ? getByHttps(url, isTrusted ? { signal } : { signal, agent: internet })
      : getByHttp(url, { signal })
  // Once it has answered nobody waits for its errors but whoever reads the answer.
  request.on('error', () => {})
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return answer
}
