import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { BenchHost } from './startHost.ts'

export const CLIENTS = 8

/**
 * Eight clients send a request each as soon as their previous one is answered.
 * @param forMs how long to send requests, in ms.
 * @param token a member's token; anonymous without it.
 * @returns the response times in ms, and requests per second.
 */
export async function readConcurrently(
  { url, publishableKey }: BenchHost,
  path: string,
  forMs: number,
  token?: string,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const headers = {
    apikey: publishableKey,
    'accept-encoding': 'br',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  // Responses are not decompressed here, because that would compete with the host for the CPU.
  const read = async () => {
    const outgoing = get(url + path, { agent, headers })
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    if (answer.statusCode !== 200) throw new Error(`${path} was answered with ${answer.statusCode}`)
  }
  await Promise.all(Array.from({ length: CLIENTS }, read))
  const times: number[] = []
  const began = performance.now()
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() - began < forMs) {
        const started = performance.now()
        await read()
        times.push(performance.now() - started)
      }
    }),
  )
  agent.destroy()
  return { times, perSecond: times.length / ((performance.now() - began) / 1000) }
}
