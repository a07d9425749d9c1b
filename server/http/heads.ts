import type { Database } from '../backend/database.ts'
import { type CardIndex, cardIndex } from './cardIndex.ts'
import { collectionHead } from './collectionHead.ts'
import { deckHead } from './deckHead.ts'
import { type HostedHead, pageHead, type Query } from './pageHead.ts'
import { storedHeads } from './storedHead.ts'
import { userDecksHead } from './userDecksHead.ts'

export type Heads = {
  /**
   * The head of the page at a decoded path. It holds what everybody may know and nothing else, whoever asks: the page, its
   * preview picture and its structured data are all made of it.
   */
  of(path: string, query: Query): Promise<HostedHead>
  readonly index: () => Promise<CardIndex>
}

/** The heads of all pages, for everything that is made of them. */
export function heads(database: Database): Heads {
  const index = cardIndex(database)
  const stored = storedHeads(database, [deckHead, userDecksHead, collectionHead])
  return {
    index,
    async of(path, query) {
      const known = await index()
      return (await stored(path, known)) ?? pageHead(path, query, known)
    },
  }
}
