import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { createStore, del, promisifyRequest } from 'idb-keyval'
import { tryStorage } from './tryStorage.ts'

/** As many cards as a slow phone copies within a frame or two. */
const PIECE = 500

type Kept = PersistedQuery & {
  /** Where the one long list of the answer is: under this name, in so many pieces. Each writing has a stamp of its own. */
  readonly pieces?: { readonly name: string; readonly count: number; readonly stamp: string }
}

const store = createStore('keyval-store', 'keyval')

/** The lists that were read or written here, and their stamps: one that is still kept need not be written again. */
const stamps = new WeakMap<readonly unknown[], string>()

const keyOf = (key: string, number: number) => `${key} ${number}`

/**
 * Keeps answers in the browser's own store, as they are, and never a part of one. A long list in one is written and read in
 * pieces, each in a task of its own, since all cards at once would keep a slow phone from answering its visitor.
 */
export const chunkedQueryStorage = {
  getItem: (key: string): Promise<PersistedQuery | undefined> =>
    tryStorage(() =>
      store('readonly', async (items) => {
        const kept = await promisifyRequest<Kept | undefined>(items.get(key))
        if (!kept?.pieces) return kept
        const { name, count, stamp } = kept.pieces
        const pieces = await Promise.all(
          Array.from({ length: count }, (_, number) => promisifyRequest<unknown[]>(items.get(keyOf(key, number)))),
        )
        const { state } = kept
        const list = pieces.flat()
        stamps.set(list, stamp)
        return { ...kept, state: { ...state, data: { ...(state.data as object), [name]: list } } }
      }),
    ),

  setItem: (key: string, query: PersistedQuery): Promise<void> =>
    tryStorage(() =>
      store('readwrite', async (items) => {
        const { list, kept } = takeApart(query)
        const before = await promisifyRequest<Kept | undefined>(items.get(key))
        if (list && before?.pieces?.stamp !== kept.pieces?.stamp)
          // One after the other: the next one is copied when the browser has heard that this one is written.
          for (let number = 0; number * PIECE < list.length; number += 1)
            await promisifyRequest(items.put(list.slice(number * PIECE, (number + 1) * PIECE), keyOf(key, number)))
        items.put(kept, key)
        await promisifyRequest(items.transaction)
        if (list && kept.pieces) stamps.set(list, kept.pieces.stamp)
      }),
    ),

  removeItem: (key: string): Promise<void> => tryStorage(() => del(key, store)),
}

/** An answer without its one long list, if it has one, and that list. */
function takeApart(query: PersistedQuery): { readonly list?: readonly unknown[]; readonly kept: Kept } {
  const { state } = query
  const answer: Readonly<Record<string, unknown>> = Object(state.data)
  const [name, list] = Object.entries(answer).find((entry): entry is [string, unknown[]] => isLong(entry[1])) ?? []
  if (name === undefined || list === undefined) return { kept: query }
  const pieces = {
    name,
    count: Math.ceil(list.length / PIECE),
    stamp: stamps.get(list) ?? `${Date.now()} ${Math.random()}`,
  }
  return { list, kept: { ...query, state: { ...state, data: { ...answer, [name]: [] } }, pieces } }
}

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > PIECE
