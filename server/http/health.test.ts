import type { HttpBindings } from '@hono/node-server'
import pino from 'pino'
import { expect, test } from 'vitest'
import { defaultSettings } from '../config.ts'
import { makeSecrets } from '../secrets.ts'
import { createSite } from './createSite.ts'

test('a host whose database does not answer is unavailable', async () => {
  const gone = () => Promise.reject(new Error('gone'))
  const site = createSite({
    settings: defaultSettings,
    siteUrl: 'http://localhost',
    siteDir: '/nowhere',
    secrets: makeSecrets(),
    backend: { fetch: async () => new Response() },
    database: {
      kind: 'postgres',
      query: gone,
      transaction: gone,
      close: async () => {},
    },
    reads: { query: gone, transaction: gone },
    log: pino({ level: 'silent' }),
  })
  const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as HttpBindings
  const answer = await site.request('/healthz', {}, connection)
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable', database: 'postgres' }])
})
