import type { Collection } from '../collection/copies.ts'
import type { Card } from './card.ts'
import { cardKey } from './cardKey.ts'
import type { Catalogue } from './catalogue.ts'
import { marketPrice } from './prices.ts'
import { makeCharacterSlug } from './slug.ts'

/** The number of cards that are not printings of the same card. */
export const countDistinct = (cards: readonly Card[]): number => new Set(cards.map(cardKey)).size

/** Makes a function that finds all printings of a card among `cards`. Any printing of a legal name is legal. */
export function printingsIn(cards: readonly Card[]): (card: Card) => readonly Card[] {
  const printings = Map.groupBy(cards, cardKey)
  return (card) => printings.get(cardKey(card)) ?? []
}

/** All printings of a card of the catalogue. For many cards use `printingsIn`. */
export const printingsOf = (card: Card, { byCharacter }: Pick<Catalogue, 'byCharacter'>): readonly Card[] =>
  (byCharacter.get(makeCharacterSlug(card.characterName)) ?? []).filter((other) => cardKey(other) === cardKey(card))

/**
 * Selects one printing of each card, in the order of `cards`: a preferred one, else one that the collection has, else the
 * cheapest. Among several, the cheapest wins, then the first; a printing without a price comes after those with one.
 * @param collection null for a guest.
 * @param preferred ids of cards.
 */
export function onePrinting(
  cards: readonly Card[],
  collection: Collection | null,
  preferred: ReadonlySet<string> = new Set(),
): readonly Card[] {
  const chosen = new Map<string, Card>()
  const rank = ({ id }: Card) => (preferred.has(id) ? 2 : collection?.has(id) ? 1 : 0)
  const isBetter = (card: Card, other: Card) =>
    rank(card) === rank(other)
      ? (marketPrice(card) ?? Infinity) < (marketPrice(other) ?? Infinity)
      : rank(card) > rank(other)
  for (const card of cards) {
    const key = cardKey(card)
    const other = chosen.get(key)
    if (!other || isBetter(card, other)) chosen.set(key, card)
  }
  const printings = new Set(chosen.values())
  return cards.filter((card) => printings.has(card))
}
