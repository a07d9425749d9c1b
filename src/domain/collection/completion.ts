import type { Card } from '../cards/card.ts'
import type { Collection } from './copies.ts'

/** How many of some cards are collected (requirements §3, Collection stats). */
export type Completion = {
  readonly collectedCards: number
  readonly totalCards: number
  /** Percent 0 to 100, a whole number. */
  readonly completionPercentage: number
}

/** The tone of a progress bar: low under 20 %, complete at 100 % (requirements §2, Collection). */
export type ProgressTone = 'low' | 'middle' | 'complete'

/**
 * The rounding of percentages: down for a single character, to the nearest integer for everything else (requirements
 * §2).
 */
export type Rounding = 'nearest' | 'down'

/** The ids of owned cards: a collection, or a set of ids. */
export type Owned = Pick<Collection, 'has'>

/** The completion of cards. A card counts once, independent of its copies and finishes. */
export function completionOf(cards: readonly Card[], owned: Owned, rounding: Rounding = 'nearest'): Completion {
  const collectedCards = cards.reduce((sum, card) => sum + Number(owned.has(card.id)), 0)
  return makeCompletion(collectedCards, cards.length, rounding)
}

/** The completion of a character, rounded down (requirements §2, Collection). */
export function characterCompletion(cards: readonly Card[], owned: Owned): Completion {
  return completionOf(cards, owned, 'down')
}

/** The sum of completions, rounded to the nearest percent (requirements §2, Collection). */
export function totalCompletion(completions: Iterable<Completion>): Completion {
  let [collectedCards, totalCards] = [0, 0]
  for (const completion of completions) {
    collectedCards += completion.collectedCards
    totalCards += completion.totalCards
  }
  return makeCompletion(collectedCards, totalCards)
}

/** The tone of a progress bar. It uses the counts, so that 99.6 % is not complete. */
export function progressTone({ collectedCards, totalCards }: Completion): ProgressTone {
  if (totalCards > 0 && collectedCards === totalCards) return 'complete'
  return collectedCards * 5 < totalCards || totalCards === 0 ? 'low' : 'middle'
}

/** The completion of `collectedCards` of `totalCards`. */
export function makeCompletion(collectedCards: number, totalCards: number, rounding: Rounding = 'nearest'): Completion {
  const percent = totalCards === 0 ? 0 : (collectedCards * 100) / totalCards
  const completionPercentage = rounding === 'down' ? Math.floor(percent) : Math.round(percent)
  return { collectedCards, totalCards, completionPercentage }
}
