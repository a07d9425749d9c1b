import type { Card } from '../cards/card.ts'
import { cardKey } from '../cards/cardKey.ts'
import { foldText } from '../cards/foldText.ts'
import type { DeckCard } from './deckCard.ts'

/**
 * Finds cards like one card of a deck that are not in the deck and need no other ink.
 * @param candidates cards to choose from, each once.
 * @returns at most `count` cards of the same type, the most similar first.
 */
export function similarCards(
  card: Card,
  deck: readonly DeckCard[],
  candidates: readonly Card[],
  count: number,
): readonly Card[] {
  const inks = new Set(deck.flatMap((line) => line.card.inks))
  const used = new Set(deck.map((line) => cardKey(line.card)))
  const likeness = likenessTo(card)
  return candidates
    .filter(
      (other) =>
        other.types[0] === card.types[0] &&
        other.inks.length > 0 &&
        other.inks.every((ink) => inks.has(ink)) &&
        !used.has(cardKey(other)),
    )
    .map((other) => ({ other, likeness: likeness(other) }))
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, count)
    .map(({ other }) => other)
}

/**
 * How similar cards are to a card: shared character, keywords, words of the text and classifications count for it;
 * differences of cost, ink and stats count against it.
 */
function likenessTo(card: Card): (other: Card) => number {
  const words = wordsOf(card)
  return (other) =>
    2 * Number(other.characterName === card.characterName) +
    2 * overlap(card.keywords, other.keywords) +
    4 * overlap(words, wordsOf(other)) +
    overlap(card.classifications, other.classifications) +
    overlap(card.inks, other.inks) +
    Number(other.inkable === card.inkable) -
    difference(card.cost, other.cost) -
    0.25 * (difference(card.strength, other.strength) + difference(card.willpower, other.willpower)) -
    0.5 * difference(card.lore, other.lore)
}

/** Short words say little about what a card does. */
const wordsOf = ({ text }: Card): readonly string[] => foldText(text).match(/[a-z]{4,}/g) ?? []

/** The shared part of two lists, 0 to 1; 0 if both are empty. */
function overlap(a: readonly string[], b: readonly string[]): number {
  const all = new Set([...a, ...b]).size
  return all === 0 ? 0 : [...new Set(a)].filter((word) => b.includes(word)).length / all
}

const difference = (a: number | null, b: number | null): number => Math.abs((a ?? 0) - (b ?? 0))
