import { listCharacters } from '#domain/cards/characters.ts'
import { FIRST_CARDS } from '#domain/cards/firstCards.ts'
import { bestPrinting } from '#domain/cards/rarity.ts'
import { sortByName } from '#domain/cards/sort.ts'
import type { Database } from '../../backend/database.ts'
import type { CardIndex, IndexedCard } from './cardIndex.ts'

/** Cards as the browser reads them: rows of `cards_2`, in the order of their ids here. */
export const readCards = async (database: Database, ids: readonly string[]) =>
  database.query('select * from public.cards_2 where id = any($1) order by array_position($1, id)', [ids])

/** The first cards of /cards. */
export const firstCards = async (database: Database, index: CardIndex) => ({
  first: await readCards(database, idsOf(byName(index).slice(0, FIRST_CARDS))),
})

/** How many characters there are, and the first of /characters with the cards that stand for them. */
export async function firstCharacters(database: Database, index: CardIndex) {
  const characters = listCharacters(byName(index))
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
export async function mainSets(database: Database, index: CardIndex) {
  const sets = await database.query(
    `select id, name, code, released_at::text, main_set, key_art, image, actual_card_count::integer
     from public.sets2_with_stats where main_set and actual_card_count > 0`,
  )
  const bySet = Map.groupBy(byName(index), ({ setId }) => setId)
  const best = sets.flatMap(({ id, key_art: art }) => (art ? [] : (bestPrinting(bySet.get(String(id)) ?? []) ?? [])))
  return { sets, setCards: await readCards(database, idsOf(best)) }
}

/** All cards, in the order and with the fields by which the browser chooses. */
const byName = ({ byId }: CardIndex) => sortByName([...byId.values()].map(toChoice))

const toChoice = ({ face, picture, ...card }: IndexedCard) => ({ ...card, ...face, name: card.name, images: picture })

const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id)
