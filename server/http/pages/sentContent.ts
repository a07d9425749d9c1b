import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { findDeckCards } from '#domain/decks/deckCard.ts'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { DECKS_A_PAGE, LISTED_CARDS } from '#domain/decks/listedDecks.ts'
import { signatureCards } from '#domain/decks/signatureCards.ts'
import { parseCardsSearch } from '#url/cardsSearch.ts'
import { paths } from '#url/paths.ts'
import { makeSearchParams, parseSearchParams } from '#url/searchParams.ts'
import type { CardIndex } from './cardIndex.ts'
import { guest } from './guest.ts'
import type { HostedHead } from './pageHead.ts'
import { scriptJson } from './scriptJson.ts'
import { firstCards, firstCharacters, mainSets, readCards } from './sentCatalogue.ts'
import type { SiteParts } from '../site.ts'

/** What is sent along with a page, so that it shows it before the browser has read anything. */
export type Content = {
  /** The page's own address. */
  readonly path: string
  /** Two contents with the same key are the same as long as the catalogue does not change. */
  readonly key: string
  /** All of it for the browser, as JSON for a script element (`parseSentContent`). */
  readonly read: () => Promise<string>
}

/** As many decks of the list as a screen shows at first have pictures of their cards; more would make the page a large one. */
const DECKS_WITH_CARDS = 6

const decksSchema = v.array(
  v.looseObject({ id: v.string(), cards: v.array(v.object({ card: v.string(), quantity: v.number() })) }),
)

/**
 * Finds what belongs into a page by its head. What members write is read each time, as a guest: what was made private a
 * moment ago is not there.
 * @returns finds the content of a page by its head and the query of its address; nothing for pages without content of
 * their own and, except for /cards, where there is a query.
 */
export function sentContent(
  parts: Pick<SiteParts, 'database' | 'backend' | 'secrets' | 'siteUrl'>,
): (head: HostedHead, query: string, index: CardIndex) => Promise<Content | undefined> {
  const { database } = parts
  const askAsGuest = guest(parts)
  const readDecks = async (question: string, values?: object) =>
    v.parse(decksSchema, await askAsGuest(question, values))

  return async ({ path, cardIds, characterIds, deckId }, query, index) => {
    if (path === undefined) return undefined
    /** What changes with the catalogue alone. */
    const ofCatalogue = (read: () => Promise<object>, address = path) => ({
      path: address,
      key: address,
      read: async () => scriptJson(await read()),
    })
    if (cardIds) return ofCatalogue(async () => ({ namesakes: await readCards(database, cardIds) }))
    if (characterIds) return ofCatalogue(async () => ({ character: await readCards(database, characterIds) }))
    if (deckId !== undefined) {
      const [deck] = await readDecks(`decks?select=*,user_profiles(display_name,username)&id=eq.${deckId}`)
      if (!deck) return undefined
      const read = async () => {
        const ids = deck.cards.flatMap(({ card }) => [card, ...sharingItsSlug(card, index)])
        return scriptJson({ deck, deckCards: await readCards(database, [...new Set(ids)]) })
      }
      return { path, key: keyOf(path, deck), read }
    }
    if (path.split('?')[0] === paths.cards()) {
      const values = parseSearchParams(query)
      const read = async () => firstCards(database, index, parseCardsSearch(values))
      return ofCatalogue(read, paths.cards() + makeSearchParams(values))
    }
    if (query) return undefined
    if (path === paths.characters()) return ofCatalogue(async () => firstCharacters(database, index))
    if (path === paths.sets()) return ofCatalogue(async () => mainSets(database, index))
    if (path !== paths.decks()) return undefined
    const decks = await readDecks('rpc/find_decks', { list: 'latest', page_size: DECKS_A_PAGE })
    const read = async () => {
      const shown = decks.slice(0, DECKS_WITH_CARDS).flatMap(({ cards }) => listedCards(cards, index.byId))
      return scriptJson({ decks, deckCards: await readCards(database, [...new Set(shown)]) })
    }
    return { path, key: keyOf(path, decks), read }
  }
}

const keyOf = (path: string, rows: unknown) =>
  `${path} ${createHash('sha256').update(JSON.stringify(rows)).digest('base64url')}`

/** Whether there are other printings with a card's slug decides what its address is. */
const sharingItsSlug = (id: string, { byId, bySlug }: CardIndex) =>
  (bySlug.get(byId.get(id)?.slug ?? '') ?? []).map((card) => card.id)

/** Those of a deck's cards that its place in a list shows, by their ids. */
const listedCards = (entries: readonly DeckEntry[], byId: CardIndex['byId']) =>
  signatureCards(
    findDeckCards(entries, byId).map(({ card, quantity }) => ({ card: { ...card, cost: card.face.cost }, quantity })),
    LISTED_CARDS,
  ).map(({ card }) => card.id)
