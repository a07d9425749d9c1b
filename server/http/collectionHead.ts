import { pageHeads } from '#url/pageHeads.ts'
import type { StoredHead } from './storedHead.ts'

/** That of the collection of somebody whose profile is public. */
export const collectionHead: StoredHead = {
  path: /^\/user\/([^/]+)\/collection\/?$/,
  sql: `
    select coalesce(nullif(display_name, ''), username) as name, (
      select count(distinct card_id)::integer from public.user_collections where user_id = $1
    ) as cards
    from public.user_profiles where user_id = $1 and profile_visibility = 'public'`,
  makeHead: (row) =>
    pageHeads.userCollection({
      name: row ? String(row['name']) : null,
      isOwn: false,
      cards: row ? Number(row['cards']) : 0,
    }),
}
