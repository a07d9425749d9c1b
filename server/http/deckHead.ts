import * as v from 'valibot'
import { INKS } from '#domain/cards/vocabulary.ts'
import { describeDeck } from '#domain/decks/describeDeck.ts'
import { pageHeads } from '#url/pageHeads.ts'
import type { StoredHead } from './storedHead.ts'

/** A deck that everybody may see, by its key, with the cards that say what it is. */
const VISIBLE_DECK = `
  select name, description, total_cards, legality, (
    select jsonb_agg(jsonb_build_object(
        'name', concat_ws(' - ', cards_2.name, cards_2.version), 'inks', array_remove(coalesce(cards_2.inks, '{}') || cards_2.ink, null),
        'quantity', entry -> 'quantity', 'image', coalesce(cards_2.image_large, cards_2.image_normal))
        order by (entry ->> 'quantity')::integer desc, cards_2.cost desc, cards_2.id)
      from jsonb_array_elements(decks.cards) as entry
      join public.cards_2 on cards_2.id = entry ->> 'card'
  ) as cards
  from public.decks where id = $1 and is_visible`

const deckSchema = v.object({
  name: v.string(),
  description: v.nullable(v.string()),
  total_cards: v.number(),
  legality: v.picklist(['core', 'infinity']),
  cards: v.nullable(
    v.array(
      v.object({
        name: v.string(),
        inks: v.array(v.picklist(INKS)),
        quantity: v.number(),
        image: v.nullable(v.string()),
      }),
    ),
  ),
})

/** That of a deck that everybody may see. */
export const deckHead: StoredHead = {
  path: /^\/deck\/([^/]+)\/?$/,
  sql: VISIBLE_DECK,
  makeHead(row) {
    if (row === undefined) return { ...pageHeads.deckNotFound, status: 404 }
    const { name, description, total_cards: totalCards, legality, cards } = v.parse(deckSchema, row)
    return {
      ...pageHeads.deck({ name, description: describeDeck({ description, totalCards, legality, cards: cards ?? [] }) }),
      image: cards?.find(({ image }) => image !== null)?.image ?? null,
    }
  },
}
