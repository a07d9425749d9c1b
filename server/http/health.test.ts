import type { HttpBindings } from '@hono/node-server'
import pino from 'pino'
import { expect, test } from 'vitest'
import { defaultSettings } from '../config.ts'
import { makeSecrets } from '../secrets.ts'
import { createSite } from './createSite.ts'

test('a host whose database does not answer is unavailable', async () => {
  const site = createSite({
    settings: defaultSettings,
    siteUrl: 'http://localhost',
    siteDir: '/nowhere',
    secrets: makeSecrets(),
    backend: { fetch: async () => new Response() },
    database: {
      kind: 'postgres',
      query: () => Promise.reject(new Error('gone')),
      transaction: () => Promise.reject(new Error('gone')),
      close: async () => {},
    },
    log: pino({ level: 'silent' }),
  })
  const connection = { incoming: { socket: { remoteAddress: '127.0.0.1' } } } as HttpBindings
  const answer = await site.request('/healthz', {}, connection)
  expect([answer.status, await answer.json()]).toEqual([503, { status: 'unavailable', database: 'postgres' }])
})
