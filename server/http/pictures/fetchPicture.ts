import { once } from 'node:events'
import { get as getByHttp, type IncomingMessage } from 'node:http'
import { get as getByHttps } from 'node:https'
import { internet, namesPrivateAddress } from './publicNetwork.ts'

/** A card picture has about 150 kB. */
const MAX_BYTES = 4 * 1024 * 1024

const TIMEOUT_MS = 5000

/** A server does not respond or fails; its other pictures would fail too. */
export class ServerUnavailable extends Error {}

/**
 * Fetches a picture.
 * @param trustedOrigin the configured card service, which may be in any network. Other servers must use https on the internet.
 * @throws ServerUnavailable, or Error if the picture is missing, redirected, incomplete or too large
 */
export async function fetchPicture(address: string, trustedOrigin: string): Promise<Buffer> {
  const answer = await sendRequest(new URL(address), trustedOrigin).catch((cause: unknown) => {
    throw new ServerUnavailable(`${address} cannot be reached`, { cause })
  })
  const { statusCode = 500 } = answer
  if (statusCode !== 200) {
    answer.destroy()
    const Problem = statusCode >= 500 || statusCode === 429 ? ServerUnavailable : Error
    throw new Problem(`${address} answers ${statusCode}`)
  }
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.byteLength
    // Leaving the loop closes the connection.
    if (bytes > MAX_BYTES) throw new Error(`${address} is too large`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

async function sendRequest(url: URL, trustedOrigin: string): Promise<IncomingMessage> {
  const isTrusted = url.origin === trustedOrigin
  if (!isTrusted && (url.protocol !== 'https:' || namesPrivateAddress(url)))
    throw new Error(`${url.origin} is not a server for pictures`)
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const request =
    url.protocol === 'https:'
      ? getByHttps(url, isTrusted ? { signal } : { signal, agent: internet })
      : getByHttp(url, { signal })
  // After the response, the loop over its body gets the errors; without a listener they would end the process.
  request.on('error', () => {})
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return answer
}
