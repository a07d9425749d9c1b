import type { Card } from '../cards/card.ts'
import { cardKey } from '../cards/cardKey.ts'
import { sortByName } from '../cards/sort.ts'
import { countCards, type DeckEntry } from './deckRules.ts'

/** A card of a deck with its number of copies. */
export type DeckCard = { readonly card: Card; readonly quantity: number }

/** Finds the cards of a deck's entries, in their order. Entries whose card is not in `byId` are dropped. */
export function findDeckCards<Known = Card>(
  entries: readonly DeckEntry[],
  byId: ReadonlyMap<string, Known>,
): { readonly card: Known; readonly quantity: number }[] {
  return entries.flatMap(({ card: id, quantity }) => {
    const card = byId.get(id)
    return card === undefined ? [] : [{ card, quantity }]
  })
}

/** Joins the printings of each name to one line with all copies and the first printing (decision 025). */
export function joinPrintings(cards: readonly DeckCard[]): DeckCard[] {
  const byName = Map.groupBy(cards, ({ card }) => cardKey(card))
  return [...byName.values()].flatMap((printings) =>
    printings[0] ? [{ card: printings[0].card, quantity: countCards(printings) }] : [],
  )
}

/** The fields that sorting a deck needs. */
export type SortedEntry = {
  readonly card: Pick<Card, 'id' | 'name' | 'setId' | 'collectorNumber' | 'cost'>
  readonly quantity: number
}

/** Sorts the cards of a deck for display and export: by cost, then by name (requirements §7, §9). */
export function sortDeckCards<Entry extends SortedEntry>(cards: readonly Entry[]): Entry[] {
  const places = new Map(sortByName(cards.map(({ card }) => card)).map(({ id }, place) => [id, place]))
  const placeOf = ({ card }: Entry) => places.get(card.id) ?? 0
  return cards.toSorted((a, b) => a.card.cost - b.card.cost || placeOf(a) - placeOf(b))
}
