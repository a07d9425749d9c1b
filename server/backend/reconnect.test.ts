import { EventEmitter, once } from 'node:events'
import type pg from 'pg'
import { expect, test, vi } from 'vitest'
import { reconnect } from './reconnect.ts'

/** A client in place of one of `pg`, which ends at once. */
class FakeClient extends EventEmitter {
  readonly #connect: () => Promise<void>
  isEnded = false
  constructor(connect: () => Promise<void>) {
    super()
    this.#connect = connect
  }
  async connect(): Promise<void> {
    await this.#connect()
  }
  async end(): Promise<void> {
    this.isEnded = true
    this.emit('end')
  }
}

test('new clients connect after a failure, until the stop ends them', async () => {
  const clients: FakeClient[] = []
  const onError = vi.fn()
  const refused = new Error('refused')
  const stop = reconnect(
    () => {
      const isFirst = clients.length === 0
      const client = new FakeClient(async () => {
        if (isFirst) throw refused
      })
      clients.push(client)
      return [client as unknown as pg.Client]
    },
    async ([client], signal) => {
      await once(client, 'end')
      signal.throwIfAborted()
    },
    onError,
  )
  const ends = () => clients.map(({ isEnded }) => isEnded)
  await expect.poll(ends, { timeout: 10_000 }).toEqual([true, false])
  await stop()
  expect(ends()).toEqual([true, true])
  expect(onError.mock.calls).toEqual([[refused]])
})
