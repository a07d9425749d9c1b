import { isUuid } from '#domain/ids/isUuid.ts'
import type { Database, Row } from '../../backend/database.ts'
import type { CardIndex } from './cardIndex.ts'
import type { HostedHead } from './pageHead.ts'

/** The head of pages of one kind that are each about a row of the database. */
export type StoredHead = {
  /** Matches the decoded paths of these pages; its group is the row's id. */
  readonly path: RegExp
  /**
   * Reads the row by its id, $1. The host does not know who asks: it reads none where not everybody may see it, and the
   * page has the head of one that does not exist, also for its owner.
   */
  readonly sql: string
  readonly makeHead: (row: Row | undefined, id: string, index: CardIndex) => HostedHead
}

/** @returns by a decoded path, the head of its page; null where that is of no such kind. */
export const storedHeads =
  (database: Database, kinds: readonly StoredHead[]) =>
  async (page: string, index: CardIndex): Promise<HostedHead | null> => {
    for (const { path, sql, makeHead } of kinds) {
      const [, id] = path.exec(page) ?? []
      if (id === undefined) continue
      const [row] = isUuid(id) ? await database.query(sql, [id]) : []
      return makeHead(row, id.toLowerCase(), index)
    }
    return null
  }
