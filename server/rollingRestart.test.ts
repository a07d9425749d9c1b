import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, createServer, request as sendRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ON_POSTGRES, type PostgresServer, startPostgres } from '../tools/testing/startPostgres.ts'
import { startHost } from './host.ts'
import { startTestHost, temporaryFolder, writeSite } from './host.fixture.ts'
import { type HostProcess, startHostProcess } from './hostProcess.fixture.ts'

const CHECK_MS = 100

/** A proxy that asks its hosts for their health and sends each request once, to a healthy host, on connections that it keeps. */
class Proxy {
  hosts: string[] = []
  readonly #healthy = new Set<string>()
  readonly #agent = new Agent({ keepAlive: true })
  #turn = 0
  readonly #server: Server = createServer((request, answer) => {
    const healthy = this.hosts.filter((url) => this.#healthy.has(url))
    const url = healthy[(this.#turn += 1) % healthy.length]
    const refuse = () => answer.writeHead(502).end()
    if (url === undefined) return refuse()
    const { method, headers } = request
    const passed = sendRequest(url + (request.url ?? ''), { method, headers, agent: this.#agent }, (given) => {
      answer.writeHead(given.statusCode ?? 500, { 'content-type': given.headers['content-type'] ?? '' })
      given.pipe(answer)
    })
    passed.on('error', refuse)
    request.pipe(passed)
  })
  readonly #timer = setInterval(() => void this.check(), CHECK_MS)

  async check(): Promise<void> {
    for (const url of this.hosts) {
      const isHealthy = await fetch(`${url}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      )
      this.#healthy[isHealthy ? 'add' : 'delete'](url)
    }
  }

  isHealthy(url: string): boolean {
    return this.#healthy.has(url)
  }

  async listen(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  close(): void {
    clearInterval(this.#timer)
    this.#agent.destroy()
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

test('a stopping host says so first, still answers, and then ends', async () => {
  const host = await startTestHost({ drainSeconds: 1 })
  const stopping = host.stop()
  const health = await fetch(`${host.url}/healthz`)
  expect([health.status, await health.json()]).toEqual([503, { status: 'stopping', database: expect.any(String) }])
  const answer = await host.api('/rest/v1/cards_2?select=id&limit=1')
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  await stopping
  await expect(fetch(`${host.url}/healthz`)).rejects.toThrow('fetch failed')
  await host.close()
})

describe.skipIf(!ON_POSTGRES)('two hosts behind a proxy', { timeout: 180_000 }, () => {
  let server: PostgresServer
  let folder: ReturnType<typeof temporaryFolder>
  const children = new Set<ChildProcess>()
  const proxy = new Proxy()

  beforeAll(async () => {
    server = await startPostgres()
    folder = temporaryFolder()
    writeSite(join(folder.path, 'site'))
  })
  afterAll(async () => {
    proxy.close()
    for (const child of children) child.kill('SIGKILL')
    server.stop()
    folder.remove()
  })

  async function start(): Promise<HostProcess> {
    const host = await startHostProcess({
      DATABASE_URL: server.url,
      SITE_DIR: join(folder.path, 'site'),
      DRAIN_SECONDS: '3',
    })
    children.add(host.child)
    return host
  }

  test('lose no request while both are replaced in turn under traffic', async () => {
    await (await startHost({ databaseUrl: server.url, siteDir: join(folder.path, 'site') })).close()
    const hosts = await Promise.all([start(), start()])
    proxy.hosts = hosts.map(({ url }) => url)
    await proxy.check()
    const url = await proxy.listen()
    const { supabaseKey: apikey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseKey: string }
    const post = async (path: string, json: object, token = apikey) =>
      fetch(url + path, {
        method: 'POST',
        body: JSON.stringify(json),
        headers: { apikey, 'content-type': 'application/json', authorization: `Bearer ${token}` },
      })
    const signedUp = await post('/auth/v1/signup', { email: 'writer@example.com', password: 'secret-1' })
    const { access_token: token } = (await signedUp.json()) as { access_token: string }

    const statuses = new Map<number, number>()
    let writes = 0
    const over = new AbortController()
    const visit = async (work: () => Promise<Response>, onDone = () => {}) => {
      while (!over.signal.aborted) {
        const answer = await work()
        await answer.text()
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        onDone()
      }
    }
    const add = () =>
      post(
        '/rest/v1/rpc/adjust_collection',
        { card_id: 'pack-1-1', is_foil: false, delta: 1, operation_id: crypto.randomUUID() },
        token,
      )
    const traffic = [
      visit(add, () => (writes += 1)),
      visit(add, () => (writes += 1)),
      visit(() => fetch(`${url}/rest/v1/cards_2?select=name&limit=3`, { headers: { apikey } })),
      visit(() => fetch(`${url}/card/elsa-snow-queen-3-1`)),
    ]
    for (const [index, old] of hosts.entries()) {
      const next = await start()
      hosts[index] = next
      proxy.hosts = [...proxy.hosts, next.url]
      await expect.poll(() => proxy.isHealthy(next.url), { timeout: 30_000 }).toBe(true)
      await wait(300) // both answer
      old.child.kill('SIGTERM')
      const [code] = (await old.ended) as [number]
      expect(code).toBe(0)
      proxy.hosts = proxy.hosts.filter((host) => host !== old.url)
    }
    over.abort()
    await Promise.all(traffic)
    expect([...statuses.keys()].toSorted((a, b) => a - b)).toEqual([200])
    expect(writes).toBeGreaterThan(5)
    const own = await fetch(`${url}/rest/v1/user_collections?select=quantity`, {
      headers: { apikey, authorization: `Bearer ${token}` },
    })
    expect(await own.json()).toEqual([{ quantity: writes }])
  })
})
