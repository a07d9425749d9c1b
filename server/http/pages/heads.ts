import type { PageName } from '#url/pages.ts'
import type { SiteParts } from '../site.ts'
import { type CardIndex, cardIndex } from './cardIndex.ts'
import { collectionHead } from './collectionHead.ts'
import { deckHead } from './deckHead.ts'
import type { CatalogueVersion } from '../cache/catalogueVersion.ts'
import { findPage } from './findPage.ts'
import { type HostedHead, pageHead, type Query, type StoredPage } from './pageHead.ts'
import { readStoredHead, type StoredHead } from './storedHead.ts'
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

const STORED_HEADS: Readonly<Record<StoredPage, StoredHead>> = {
  deck: deckHead,
  userDecks: userDecksHead,
  userCollection: collectionHead,
}

const isStored = (name: PageName): name is StoredPage => Object.hasOwn(STORED_HEADS, name)

/**
 * The heads of all pages.
 * @param version of the catalogue; the index is reloaded when it changes.
 */
export function heads({ database, reads }: Pick<SiteParts, 'database' | 'reads'>, version: CatalogueVersion): Heads {
  return {
    index: cardIndex(database, version),
    async of(path, query, index) {
      const found = findPage(path)
      return found && isStored(found.name)
        ? readStoredHead(reads, STORED_HEADS[found.name], found.id, index)
        : pageHead(path, query, index)
    },
  }
}
