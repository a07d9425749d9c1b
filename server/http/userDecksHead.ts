import { isUuid } from '#domain/ids/isUuid.ts'
import { pageHeads } from '#url/pageHeads.ts'
import type { Database } from '../backend/database.ts'
import type { HostedHead } from './pageHead.ts'

const USER_DECKS_PAGE = /^\/user\/([^/]+)\/decks\/?$/

const SHOWN_NAME = `
  select coalesce(nullif(display_name, ''), username) as name
  from public.user_profiles where user_id = $1 and profile_visibility = 'public'`

/**
 * The heads of the pages of people's decks.
 * @returns by a decoded path, null where it is no such page. A private profile has the head of one that does not exist.
 */
export const userDecksHead =
  (database: Database) =>
  async (path: string): Promise<HostedHead | null> => {
    const [, id] = USER_DECKS_PAGE.exec(path) ?? []
    if (id === undefined) return null
    const [row] = isUuid(id) ? await database.query(SHOWN_NAME, [id]) : []
    return pageHeads.userDecks({ name: row === undefined ? null : String(row['name']), isOwn: false })
  }
