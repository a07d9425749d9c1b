import type { PersistedQuery } from '@tanstack/query-persist-client-core'
import { del, get, set } from 'idb-keyval'
import { nextTask } from './nextTask.ts'

/** As many cards as a slow phone copies within a frame or two. */
const PIECE = 500

type Kept = PersistedQuery & {
  /** Where the one long list of the answer is: under this name, in so many pieces, each with this stamp. */
  readonly pieces?: { readonly name: string; readonly count: number; readonly stamp: number }
}
type Piece = { readonly stamp: number; readonly items: readonly unknown[] }

const keyOf = (key: string, number: number) => `${key} ${number}`

/**
 * Keeps answers in the browser's own store, as they are. A long list in one is written and read in pieces, since all cards
 * at once would keep a slow phone from answering its visitor.
 */
export const keptInPieces = {
  async getItem(key: string): Promise<PersistedQuery | undefined> {
    const kept = await get<Kept>(key)
    if (!kept?.pieces) return kept
    const { name, count, stamp } = kept.pieces
    const pieces = await Promise.all(Array.from({ length: count }, async (_, number) => get<Piece>(keyOf(key, number))))
    const whole = pieces.flatMap((piece) => (piece?.stamp === stamp ? [piece.items] : []))
    // Written in part, or by another tab meanwhile: as if nothing were kept.
    if (whole.length < count) return undefined
    const { state } = kept
    return { ...kept, state: { ...state, data: { ...(state.data as object), [name]: whole.flat() } } }
  },

  async setItem(key: string, query: PersistedQuery): Promise<void> {
    const { state } = query
    const answer: Readonly<Record<string, unknown>> = Object(state.data)
    const [name, items] = Object.entries(answer).find((entry): entry is [string, unknown[]] => isLong(entry[1])) ?? []
    if (name === undefined || items === undefined) return set(key, query)
    const stamp = Date.now()
    const count = Math.ceil(items.length / PIECE)
    for (let number = 0; number < count; number += 1) {
      await nextTask()
      const piece: Piece = { stamp, items: items.slice(number * PIECE, (number + 1) * PIECE) }
      await set(keyOf(key, number), piece)
    }
    const kept: Kept = {
      ...query,
      state: { ...state, data: { ...answer, [name]: [] } },
      pieces: { name, count, stamp },
    }
    return set(key, kept)
  },

  removeItem: async (key: string): Promise<void> => del(key),
}

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > PIECE
