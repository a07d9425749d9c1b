import type { Card } from '../cards/card.ts'
import type { CardNameIndex } from './cardNameIndex.ts'
import { foldText } from '../cards/foldText.ts'

/** The lowest likeness, from 0 to 1, of a name that is worth suggesting. */
const MIN_LIKENESS = 0.4

/** How much less similar than the best one a further suggestion may be. */
const LIKENESS_RANGE = 0.25

/** A part of a name, such as its character, counts less than the whole. */
const PART_WEIGHT = 0.9

/** The letter pairs of a name, and of its character and version. */
type NamePairs = { readonly card: Card; readonly whole: Pairs; readonly parts: readonly Pairs[] }

type Pairs = ReadonlySet<string>

const pairsByIndex = new WeakMap<CardNameIndex, readonly NamePairs[]>()

/**
 * Finds the cards whose names are most like a mistyped one, the most similar first; each name once, with its preferred
 * printing. The likeness is the share of common letter pairs (Dice coefficient).
 */
export function findSimilarCards(index: CardNameIndex, name: string, most: number): Card[] {
  const typed = letterPairs(name)
  const similar = namePairsOf(index)
    .map(({ card, whole, parts }) => ({
      card,
      likeness: Math.max(dice(typed, whole), ...parts.map((part) => PART_WEIGHT * dice(typed, part))),
    }))
    .filter(({ likeness }) => likeness >= MIN_LIKENESS)
    .toSorted((a, b) => b.likeness - a.likeness)
  const least = (similar[0]?.likeness ?? 0) - LIKENESS_RANGE
  return similar
    .filter(({ likeness }) => likeness >= least)
    .slice(0, most)
    .map(({ card }) => card)
}

function namePairsOf(index: CardNameIndex): readonly NamePairs[] {
  let names = pairsByIndex.get(index)
  if (!names) {
    names = [...index.byName.values()].flatMap(([card]) => {
      if (!card) return []
      const parts = card.version === null ? [] : [card.characterName, card.version]
      return { card, whole: letterPairs(card.name), parts: parts.map(letterPairs) }
    })
    pairsByIndex.set(index, names)
  }
  return names
}

function letterPairs(name: string): Pairs {
  const letters = foldText(name).replace(/[^\p{L}\p{N}]+/gu, '')
  return new Set(Array.from({ length: Math.max(letters.length - 1, 0) }, (_, at) => letters.slice(at, at + 2)))
}

function dice(a: Pairs, b: Pairs): number {
  if (a.size === 0 || b.size === 0) return 0
  let common = 0
  for (const pair of a) if (b.has(pair)) common++
  return (2 * common) / (a.size + b.size)
}
