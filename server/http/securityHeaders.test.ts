import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { defaultSettings } from '../config.ts'
import { securityHeaders } from './securityHeaders.ts'
import type { SiteEnv } from './site.ts'

const site = new Hono<SiteEnv>()
site.use(securityHeaders(defaultSettings, ''))
site.get('*', (c) => c.body(null))
const policyOf = async (path: string) => (await site.request(path)).headers.get('content-security-policy')

test('only the solver of the shelf may compile WebAssembly, and it connects to no other site', async () => {
  const policy = await policyOf('/assets/selectionWorker-4fZ1x.js')
  expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval';/)
  expect(policy).toContain("; connect-src 'self';")
  for (const path of ['/shelf', '/worker.js', '/assets/selectionWorker-4fZ1x.js/x', '/assets/otherWorker-4fZ1x.js'])
    expect(await policyOf(path)).not.toContain('wasm')
})
