import { countHolders, type DeckSample } from './deckSample.ts'
import { MIN_DECKS } from './nearestDecks.ts'
import { MIN_HOLDERS, lowerMedian } from './suggestCards.ts'

/** A card that decks hold together with another one more often than other decks do. */
export type CardTogether = {
  readonly key: string
  /** How many of the `known` decks with the card hold it. */
  readonly holding: number
  readonly known: number
  /** The share of other decks that hold it, 0 to 1. */
  readonly usual: number
  /** The usual number of copies: the median of the decks with the card, of two the lower one. */
  readonly copies: number
}

/**
 * The cards that go with a card: those whose share of the decks with it exceeds their share of the others most
 * (docs/suggestions.md).
 * @param withCard a sample of decks that hold the card.
 * @param others a sample of decks with the card's inks; those with the card are left out.
 * @returns at most `count` cards, the best first; null if fewer than 5 decks with the card, or without it, are known.
 */
export function cardsTogether(
  key: string,
  withCard: DeckSample,
  others: DeckSample,
  isAllowed: (key: string) => boolean,
  count: number,
): CardTogether[] | null {
  const known = countHolders(withCard, key)
  const without = others.decks.filter((deck) => !deck.has(key))
  if (known < MIN_DECKS || without.length < MIN_DECKS) return null
  return [...withCard.holders.keys()]
    .flatMap((other) => {
      const holders = withCard.decks.filter((deck) => deck.has(key) && deck.has(other))
      if (other === key || holders.length < MIN_HOLDERS || !isAllowed(other)) return []
      const usual = without.filter((deck) => deck.has(other)).length / without.length
      const copies = lowerMedian(holders.map((deck) => deck.get(other) ?? 0))
      return [{ key: other, holding: holders.length, known, usual, copies }]
    })
    .filter((card) => gainOf(card) > 0)
    .toSorted((a, b) => gainOf(b) - gainOf(a) || (a.key < b.key ? -1 : 1))
    .slice(0, count)
}

const gainOf = ({ holding, known, usual }: CardTogether): number => holding / known - usual
