import * as v from 'valibot'
import { pages } from '#url/pages.ts'
import type { StoredHead } from './storedHead.ts'

/** The number of sets that fit into the picture. */
const SHOWN_SETS = 6

const rowSchema = v.object({ name: v.string(), card_ids: v.array(v.string()) })

/** The head of the collection page of a member with a public profile. */
export const collectionHead: StoredHead = {
  sql: `
    select coalesce(nullif(display_name, ''), username) as name, (
      select coalesce(jsonb_agg(distinct card_id), '[]') from public.user_collections where user_id = $1
    ) as card_ids
    from public.user_profiles where user_id = $1 and profile_visibility = 'public'`,
  makeHead(row, userId, { byId, sets }) {
    if (row === undefined) return pages.userCollection.head({ userId, name: null, isOwn: false, cards: 0 })
    const { name, card_ids: cardIds } = v.parse(rowSchema, row)
    const owned = new Set(cardIds)
    const progress = [...sets.values()]
      .map((set) => ({
        name: set.name,
        collected: set.cards.reduce((sum, { id }) => sum + Number(owned.has(id)), 0),
        total: set.cards.length,
      }))
      .filter(({ collected }) => collected > 0)
      .toSorted((a, b) => b.collected / b.total - a.collected / a.total || b.collected - a.collected)
    return {
      ...pages.userCollection.head({ userId, name, isOwn: false, cards: cardIds.length }),
      scene: {
        kind: 'collection',
        name,
        progress: { collected: cardIds.length, total: byId.size },
        sets: progress.slice(0, SHOWN_SETS),
      },
    }
  },
}
