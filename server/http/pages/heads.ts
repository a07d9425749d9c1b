import type { Database } from '../../backend/database.ts'
import { type CardIndex, cardIndex } from './cardIndex.ts'
import { collectionHead } from './collectionHead.ts'
import { deckHead } from './deckHead.ts'
import type { TtlCache } from '../cache/ttlCache.ts'
import { type HostedHead, pageHead, type Query } from './pageHead.ts'
import { storedHeads } from './storedHead.ts'
import { userDecksHead } from './userDecksHead.ts'

export type Heads = {
  /**
   * The head of the page at a decoded path. It holds what everybody may know and nothing else, whoever asks: the page, its
   * preview picture and its structured data are all made of it.
   */
  of(path: string, query: Query, index: CardIndex): Promise<HostedHead>
  /** Read once for all that is sent together: the next reading may be of a newer catalogue. */
  readonly index: () => Promise<CardIndex>
}

/**
 * The heads of all pages, for everything that is made of them.
 * @param version of the catalogue (`catalogueVersion`), by which it is read anew.
 */
export function heads(database: Database, version: TtlCache<string>): Heads {
  const stored = storedHeads(database, [deckHead, userDecksHead, collectionHead])
  return {
    index: cardIndex(database, version),
    of: async (path, query, index) => (await stored(path, index)) ?? pageHead(path, query, index),
  }
}
