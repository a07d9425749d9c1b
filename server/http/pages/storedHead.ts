import { isUuid } from '#domain/ids/isUuid.ts'
import type { Database, Row } from '../../backend/database.ts'
import type { CardIndex } from './cardIndex.ts'
import type { HostedHead } from './pageHead.ts'

/** The head of a kind of page that shows one row of the database. */
export type StoredHead = {
  /** Matches the decoded paths of these pages; its group is the id of the row. */
  readonly path: RegExp
  /**
   * Reads the row by its id, $1, if it is public. The host does not know the visitor, so the page of a private row has the
   * head of one that does not exist, also for its owner.
   */
  readonly sql: string
  readonly makeHead: (row: Row | undefined, id: string, index: CardIndex) => HostedHead
}

/** @returns finds the head for a decoded path; null for other kinds of page. */
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
