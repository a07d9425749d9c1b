import * as v from 'valibot'
import { analyzeDeck, deckInks } from '#domain/decks/deckAnalytics.ts'
import { findDeckCards } from '#domain/decks/deckCard.ts'
import { describeDeck } from '#domain/decks/describeDeck.ts'
import { signatureCards } from '#domain/decks/signatureCards.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { isoTime } from './isoTime.ts'
import type { StoredHead } from './storedHead.ts'
import { breadcrumbs } from './structuredData.ts'

/** The number of cards that fit into the picture. */
const SHOWN_CARDS = 8

/** Reads a public deck by its id, with its author if the profile is public. */
const VISIBLE_DECK = `
  select decks.name, description, total_cards, legality, cards,
    ${isoTime('decks.created_at')} as created_at, ${isoTime('decks.updated_at')} as updated_at, (
      select coalesce(nullif(display_name, ''), username)
      from public.user_profiles where user_profiles.user_id = decks.user_id and profile_visibility = 'public'
    ) as author
  from public.decks where id = $1 and is_visible`

const deckSchema = v.object({
  name: v.string(),
  description: v.nullable(v.string()),
  total_cards: v.number(),
  legality: v.picklist(['core', 'infinity']),
  cards: v.array(v.object({ card: v.string(), quantity: v.number() })),
  created_at: v.string(),
  updated_at: v.string(),
  author: v.nullable(v.string()),
})

/** The head of the page of a public deck. */
export const deckHead: StoredHead = {
  sql: VISIBLE_DECK,
  makeHead(row, id, { byId }) {
    if (row === undefined) return { ...pages.deck.notFound, status: 404 }
    const deck = v.parse(deckSchema, row)
    const { name, description, total_cards: totalCards, legality, author } = deck
    // Leaves out cards that are not in this version of the catalogue.
    const cards = findDeckCards(deck.cards, byId)
    const faces = cards.map(({ card: { face }, quantity }) => ({ card: face, quantity }))
    const shown = signatureCards(
      cards.map(({ card, quantity }) => ({ card: { ...card, cost: card.face.cost }, quantity })),
      SHOWN_CARDS,
    ).map(({ card: { face }, quantity }) => ({
      quantity,
      characterName: face.characterName,
      version: face.version,
      cost: face.cost,
      inkable: face.inkable,
      inks: face.inks,
    }))
    const head = pages.deck.head({
      id,
      name,
      description: describeDeck({
        description,
        totalCards,
        legality,
        cards: cards.map(({ card, quantity }) => ({ name: card.name, inks: card.face.inks, quantity })),
      }),
    })
    return {
      ...head,
      scene: {
        kind: 'deck',
        name,
        author,
        inks: deckInks(faces),
        legality,
        totalCards,
        costCurve: analyzeDeck(faces).costCurve.map(({ cost, cards }) => ({ cost, cards })),
        cards: shown,
        others: totalCards - shown.reduce((sum, { quantity }) => sum + quantity, 0),
      },
      things: (toUrl) => [
        breadcrumbs(toUrl, ['Decks', paths.decks()], [name, paths.deck(id)]),
        {
          '@type': 'CreativeWork',
          name,
          description: head.description,
          url: toUrl(paths.deck(id)),
          dateCreated: deck.created_at,
          dateModified: deck.updated_at,
          ...(author !== null && { author: { '@type': 'Person', name: author } }),
        },
      ],
    }
  },
}
