import { isUuid } from '#domain/ids/isUuid.ts'
import type { Row, Transaction } from '../../backend/database.ts'
import type { CardIndex } from './cardIndex.ts'
import type { HostedHead } from './pageHead.ts'

/** The head of a page that shows one row of the database. */
export type StoredHead = {
  /**
   * Reads the row by its id, $1, if it is public. The host does not know the visitor, so the page of a private row has the
   * same head as the page of a missing row, even for its owner.
   */
  readonly sql: string
  readonly makeHead: (row: Row | undefined, id: string, index: CardIndex) => HostedHead
}

/** Reads the row with the `id` in the page's path, and makes the head from it. */
export async function readStoredHead(
  reads: Transaction,
  { sql, makeHead }: StoredHead,
  id: string,
  index: CardIndex,
): Promise<HostedHead> {
  const [row] = isUuid(id) ? await reads.query(sql, [id]) : []
  return makeHead(row, id.toLowerCase(), index)
}
