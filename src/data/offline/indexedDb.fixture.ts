import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { createStore, keys } from 'idb-keyval'

// Tests that import this file run in a separate process (vitest.config.ts).
Object.assign(globalThis, {
  indexedDB: new IDBFactory(),
  IDBKeyRange,
  IDBObjectStore,
  window: Object.assign(new EventTarget(), globalThis.window),
})

/** The keys of all persisted queries, such as 'public-["sets"]'. */
export const persistedKeys = (): Promise<string[]> => keys<string>(createStore('lorefolio-queries', 'queries'))

const TURNS = 50

/** Waits for more turns of the event loop than the persister needs to write all data. */
export async function whenPersisted(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one turn after the other
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}
