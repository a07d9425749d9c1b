import * as v from 'valibot'
import { findDeckCards } from '#domain/decks/deckCard.ts'
import { signatureCards } from '#domain/decks/signatureCards.ts'
import { countOf } from '#domain/text/countOf.ts'
import { pages } from '#url/pages.ts'
import type { StoredHead } from './storedHead.ts'

/** The number of cards that fit into the picture. */
const SHOWN_CARDS = 3

const rowSchema = v.object({
  name: v.string(),
  decks: v.number(),
  newest: v.nullable(v.array(v.object({ card: v.string(), quantity: v.number() }))),
})

/** The head of the list of decks of a member with a public profile. */
export const userDecksHead: StoredHead = {
  sql: `
    select coalesce(nullif(display_name, ''), username) as name,
      (select count(*)::integer from public.decks where decks.user_id = $1 and is_visible) as decks,
      (
        select cards from public.decks where decks.user_id = $1 and is_visible order by created_at desc, id desc limit 1
      ) as newest
    from public.user_profiles where user_id = $1 and profile_visibility = 'public'`,
  makeHead(row, userId, { byId }) {
    if (row === undefined) return pages.userDecks.head({ userId, name: null, isOwn: false })
    const { name, decks, newest } = v.parse(rowSchema, row)
    const cards = findDeckCards(newest ?? [], byId).map(({ card, quantity }) => ({
      card: { ...card, cost: card.face.cost },
      quantity,
    }))
    return {
      ...pages.userDecks.head({ userId, name, isOwn: false }),
      ...(cards.length > 0 && {
        scene: {
          kind: 'cards',
          eyebrow: 'For Disney Lorcana',
          name: `${name}’s decks`,
          line: `${countOf(decks, 'deck')} with their cards, inks and formats`,
          cards: signatureCards(cards, SHOWN_CARDS).map(({ card }) => card.face),
        },
      }),
    }
  },
}
