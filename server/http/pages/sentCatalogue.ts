import { CARD_COLUMNS } from '#domain/cards/cardRow.ts'
import { listCharacters } from '#domain/cards/characters.ts'
import { FIRST_CARDS } from '#domain/cards/firstCards.ts'
import { bestPrinting } from '#domain/cards/rarity.ts'
import { parseSearch } from '#domain/search/parseSearch.ts'
import { searchCards } from '#domain/search/searchCards.ts'
import { type CardsSearch, toCardSort } from '#url/cardsSearch.ts'
import { toText } from '#url/searchAddress.ts'
import { makeSearchParams } from '#url/searchParams.ts'
import type { Database } from '../../backend/database.ts'
import type { CardIndex } from './cardIndex.ts'

/** Cards as the browser reads them: rows of `cards_2`, in the order of their ids here. */
export const readCards = async (database: Database, ids: readonly string[]) =>
  database.query(`select ${CARD_COLUMNS} from public.cards_2 where id = any($1) order by array_position($1, id)`, [ids])

/** A page of the cards that a search at /cards finds for a guest, with how many it finds. */
export async function firstCards(database: Database, { catalogue }: CardIndex, search: CardsSearch) {
  const { cards } = searchCards(catalogue, parseSearch(toText(search)), null, toCardSort(search.sort))
  const from = ((search.page ?? 1) - 1) * FIRST_CARDS
  return {
    first: {
      query: makeSearchParams(search),
      cards: await readCards(database, idsOf(cards.slice(from, from + FIRST_CARDS))),
      from,
      count: cards.length,
    },
  }
}

/** How many characters there are, and the first of /characters with the cards that stand for them. */
export async function firstCharacters(database: Database, { catalogue }: CardIndex) {
  const characters = listCharacters(catalogue.cards)
  const shown = characters.slice(0, FIRST_CARDS)
  const rows = await readCards(database, idsOf(shown.map(({ best }) => best)))
  const byId = new Map(rows.map((row) => [row['id'], row]))
  const first = shown.flatMap(({ name, cards, best: { id } }) => {
    const best = byId.get(id)
    return best ? [{ name, variants: cards.length, best }] : []
  })
  return { characters: { count: characters.length, first } }
}

/** The sets of /sets, and the cards that stand for those which have no picture of their own. */
export async function mainSets(database: Database, { catalogue }: CardIndex) {
  const sets = await database.query(
    `select id, name, code, released_at::text, main_set, key_art, image, actual_card_count::integer
     from public.sets2_with_stats where main_set and actual_card_count > 0`,
  )
  const best = sets.flatMap(({ id, key_art: art }) =>
    art ? [] : (bestPrinting(catalogue.bySet.get(String(id)) ?? []) ?? []),
  )
  return { sets, setCards: await readCards(database, idsOf(best)) }
}

const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id)
