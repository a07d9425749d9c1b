import { Agent, get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

test('the keep-alive timeout is longer than the minute of common proxies', async () => {
  const { url, close } = await listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(close)
  const answer = await fetch(url)
  expect(answer.headers.get('keep-alive')).toBe('timeout=75')
})

test('a running request is answered before the host stops, and its connection is closed', async () => {
  const { url, serve, close } = await listen({ port: 0, host: '127.0.0.1' })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const started = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  serve(async () => {
    started.resolve()
    await mayEnd.promise
    return new Response('done')
  })
  const answer = once(get(url, { agent }), 'response') as Promise<[IncomingMessage]>
  await started.promise
  let stopped = false
  const stopping = close().then(() => (stopped = true))
  mayEnd.resolve()
  expect(await text((await answer)[0])).toBe('done')
  await expect.poll(() => stopped, { timeout: 2000 }).toBe(true) // less than the grace period of a hanging request
  await stopping
})
