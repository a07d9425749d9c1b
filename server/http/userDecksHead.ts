import { pageHeads } from '#url/pageHeads.ts'
import type { StoredHead } from './storedHead.ts'

/** That of the decks of somebody whose profile is public. */
export const userDecksHead: StoredHead = {
  path: /^\/user\/([^/]+)\/decks\/?$/,
  sql: `
    select coalesce(nullif(display_name, ''), username) as name
    from public.user_profiles where user_id = $1 and profile_visibility = 'public'`,
  makeHead: (row, userId) => pageHeads.userDecks({ userId, name: row ? String(row['name']) : null, isOwn: false }),
}
