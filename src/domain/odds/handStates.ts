import { type Counts, sumOf } from './hypergeometric.ts'

/** Cards that a player has had, by class, and the chance of having had these from 0 to 1. */
export type HandState = { readonly hand: Counts; readonly chance: number }

/** Above the number of cards that a player sees in 10 turns. */
const BASE = 128

/** Collects hands, and adds the chances of equal ones. */
export class HandStates {
  readonly #states = new Map<number, { hand: Counts; chance: number }>()

  /** @param hand is copied. */
  add(hand: Counts, chance: number): void {
    let key = 0
    for (const count of hand) key = key * BASE + count
    const known = this.#states.get(key)
    if (known) known.chance += chance
    else this.#states.set(key, { hand: [...hand], chance })
  }

  values(): Iterable<HandState> {
    return this.#states.values()
  }
}

/**
 * The hands after one more card from a shuffled deck. Without cards left they stay as they are.
 * @param deck the numbers of cards of the classes with which the hands begin. Other numbers of the hands are copied.
 * @param onDraw is called with the hand and the class of the new card, and may change the other numbers of the hand.
 */
export function drawOne(
  states: Iterable<HandState>,
  deck: Counts,
  onDraw?: (hand: number[], taken: number) => void,
): Iterable<HandState> {
  const next = new HandStates()
  const size = sumOf(deck)
  for (const { hand, chance } of states) {
    const cardsLeft = size - sumOf(hand.slice(0, deck.length))
    if (cardsLeft === 0) next.add(hand, chance)
    for (const [at, inDeck] of deck.entries()) {
      const left = inDeck - (hand[at] ?? 0)
      if (left <= 0) continue
      const after = [...hand]
      after[at] = (hand[at] ?? 0) + 1
      onDraw?.(after, at)
      next.add(after, (chance * left) / cardsLeft)
    }
  }
  return next.values()
}
