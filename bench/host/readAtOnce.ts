import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { BenchHost } from './startHost.ts'

export const CLIENTS = 8

/** Eight clients that each ask again as soon as they were answered, with a member's token if given. */
export async function readAtOnce({ url, publishableKey }: BenchHost, path: string, forMs: number, token?: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const headers = {
    apikey: publishableKey,
    'accept-encoding': 'br',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  // The answer is taken but not unpacked: that work is the browser's, and here it would be done beside the host.
  const read = async () => {
    const asked = get(url + path, { agent, headers })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
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
        const asked = performance.now()
        await read()
        times.push(performance.now() - asked)
      }
    }),
  )
  agent.destroy()
  return { times, perSecond: times.length / ((performance.now() - began) / 1000) }
}
