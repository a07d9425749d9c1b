import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** The pause before connecting again. */
const RETRY_MS = 1000

/**
 * Connects clients, which are separate from the pool, and runs `work` with them. A second after `work` ends or fails,
 * new clients connect.
 * @param work gets a signal that aborts at the stop, when the clients are closed.
 * @param onError called when connecting or `work` has failed before the stop.
 * @returns a function that stops and waits until `work` has ended.
 */
export function reconnect<Clients extends readonly [pg.Client, ...pg.Client[]]>(
  makeClients: () => Clients,
  work: (clients: Clients, signal: AbortSignal) => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping

  async function connectOnce(): Promise<void> {
    const clients = makeClients()
    // Without a listener, the error of a lost connection would end the process.
    for (const client of clients) client.on('error', () => {})
    const end = () => clients.forEach((client) => void client.end().catch(() => undefined))
    signal.addEventListener('abort', end)
    try {
      await Promise.all(clients.map((client) => client.connect()))
      await work(clients, signal)
    } finally {
      signal.removeEventListener('abort', end)
      end()
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await connectOnce().catch((error: unknown) => {
        if (!signal.aborted) onError(error)
      })
      await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  const running = run()
  return async () => {
    stopping.abort()
    await running
  }
}
