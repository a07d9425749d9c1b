import type { Database } from '../../backend/database.ts'
import { type CardIndex, cardIndex } from './cardIndex.ts'
import { collectionHead } from './collectionHead.ts'
import { deckHead } from './deckHead.ts'
import type { CatalogueVersion } from '../cache/catalogueVersion.ts'
import { type HostedHead, pageHead, type Query } from './pageHead.ts'
import { storedHeads } from './storedHead.ts'
import { userDecksHead } from './userDecksHead.ts'

export type Heads = {
  /**
   * The head of the page at a decoded path. It contains public data only, for every visitor: the page, its preview picture
   * and its structured data are made from it.
   */
  of(path: string, query: Query, index: CardIndex): Promise<HostedHead>
  /** To be read once per response: a second read may return a newer catalogue. */
  readonly index: () => Promise<CardIndex>
}

/**
 * The heads of all pages.
 * @param version of the catalogue; the index is reloaded when it changes.
 */
export function heads(database: Database, version: CatalogueVersion): Heads {
  const stored = storedHeads(database, [deckHead, userDecksHead, collectionHead])
  return {
    index: cardIndex(database, version),
    of: async (path, query, index) => (await stored(path, index)) ?? pageHead(path, query, index),
  }
}
