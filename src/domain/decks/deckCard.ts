import type { Card } from '../cards/card.ts'
import { cardKey } from '../cards/cardKey.ts'
import { sortByName } from '../cards/sort.ts'
import { countCards, type DeckEntry } from './deckRules.ts'

/** A card in a deck, with how many copies of it there are. */
export type DeckCard = { readonly card: Card; readonly quantity: number }

/** The cards that the entries of a deck stand for, in their order. An entry whose card is not in `byId` is left out. */
export function findDeckCards<Known = Card>(
  entries: readonly DeckEntry[],
  byId: ReadonlyMap<string, Known>,
): { readonly card: Known; readonly quantity: number }[] {
  return entries.flatMap(({ card: id, quantity }) => {
    const card = byId.get(id)
    return card === undefined ? [] : [{ card, quantity }]
  })
}

/** A line for each name, with the copies of all its printings, of which the first stands for them (decision 025). */
export function joinPrintings(cards: readonly DeckCard[]): DeckCard[] {
  const byName = Map.groupBy(cards, ({ card }) => cardKey(card))
  return [...byName.values()].flatMap((printings) =>
    printings[0] ? [{ card: printings[0].card, quantity: countCards(printings) }] : [],
  )
}

/** What the order of a deck's cards needs of each. */
export type SortedEntry = {
  readonly card: Pick<Card, 'id' | 'name' | 'setId' | 'collectorNumber' | 'cost'>
  readonly quantity: number
}

/** Puts the cards of a deck in the order it is shown and copied in: by cost, then by name (requirements §7, §9). */
export function sortDeckCards<Entry extends SortedEntry>(cards: readonly Entry[]): Entry[] {
  const places = new Map(sortByName(cards.map(({ card }) => card)).map(({ id }, place) => [id, place]))
  const placeOf = ({ card }: Entry) => places.get(card.id) ?? 0
  return cards.toSorted((a, b) => a.card.cost - b.card.cost || placeOf(a) - placeOf(b))
}
