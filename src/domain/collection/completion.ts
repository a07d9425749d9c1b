import type { Card } from '../cards/card.ts'
import type { Collection } from './copies.ts'

/** How much of some cards is collected (requirements §3, Collection stats). */
export type Completion = {
  readonly collectedCards: number
  readonly totalCards: number
  /** Percent 0 to 100, a whole number. */
  readonly completionPercentage: number
}

/** The colour of a progress bar: under 20 % low, all there complete (requirements §2, Collection). */
export type ProgressTone = 'low' | 'middle' | 'complete'

/** How a percentage becomes a whole number: a single character's down, everything else to the nearest (requirements §2). */
export type Rounding = 'nearest' | 'down'

/** What tells the cards that are owned, in any finish, by their ids: a collection, or a set of ids. */
export type Owned = Pick<Collection, 'has'>

/** How much of the cards is owned. A card counts once, however many copies and finishes of it there are. */
export function completionOf(cards: readonly Card[], owned: Owned, rounding: Rounding = 'nearest'): Completion {
  const collectedCards = cards.reduce((sum, card) => sum + Number(owned.has(card.id)), 0)
  return makeCompletion(collectedCards, cards.length, rounding)
}

/** One character's progress, its percentage rounded down (requirements §2, Collection). */
export function characterCompletion(cards: readonly Card[], owned: Owned): Completion {
  return completionOf(cards, owned, 'down')
}

/** Several completions taken together, the percentage rounded to the nearest (requirements §2, Collection). */
export function totalCompletion(completions: Iterable<Completion>): Completion {
  let [collectedCards, totalCards] = [0, 0]
  for (const completion of completions) {
    collectedCards += completion.collectedCards
    totalCards += completion.totalCards
  }
  return makeCompletion(collectedCards, totalCards, 'nearest')
}

/** Which colour a progress bar has. It looks at the counts, so that 99.6 % is not shown as complete. */
export function progressTone({ collectedCards, totalCards }: Completion): ProgressTone {
  if (totalCards > 0 && collectedCards === totalCards) return 'complete'
  return collectedCards * 5 < totalCards || totalCards === 0 ? 'low' : 'middle'
}

function makeCompletion(collectedCards: number, totalCards: number, rounding: Rounding): Completion {
  const percent = totalCards === 0 ? 0 : (collectedCards * 100) / totalCards
  const completionPercentage = rounding === 'down' ? Math.floor(percent) : Math.round(percent)
  return { collectedCards, totalCards, completionPercentage }
}
