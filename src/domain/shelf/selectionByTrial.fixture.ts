import type { SelectionProblem } from './selectionProblem.ts'

/** The right answer to a problem, found by trying all choices of decks. */
export type TrialAnswer = {
  readonly selected: number
  readonly cents: number
  /** The price of the next deck beside them; null if none can be bought. */
  readonly nextCents: number | null
  /** The ids that order 'ranking' chooses. */
  readonly ranked: readonly string[]
}

/** Tries all 2ⁿ choices. Null if the pinned decks cannot be built at the same time. */
export function selectionByTrial({ decks, owned, cents, budgetCents, pinned }: SelectionProblem): TrialAnswer | null {
  const names = [...new Set(decks.flatMap(({ cards }) => [...cards.keys()]))]
  const priceOf = (choice: number) => {
    let sum = 0
    for (const name of names) {
      let lacking = -(owned.get(name) ?? 0)
      for (const [at, { cards }] of decks.entries()) if (choice & (1 << at)) lacking += cards.get(name) ?? 0
      if (lacking > 0) sum += lacking * (cents.get(name) ?? Infinity)
    }
    return sum
  }
  const prices = Array.from({ length: 2 ** decks.length }, (_, choice) => priceOf(choice))
  const isPossible = (choice: number) =>
    (prices[choice] ?? 0) <= budgetCents && decks.every(({ id }, at) => !pinned.has(id) || choice & (1 << at))
  const choices = [...prices.keys()].filter(isPossible)
  if (choices.length === 0) return null
  const sizeOf = (choice: number) => decks.filter((_, at) => choice & (1 << at)).length
  const nextOf = (choice: number) =>
    Math.min(...[...decks.keys()].filter((at) => !(choice & (1 << at))).map((at) => prices[choice | (1 << at)] ?? 0))
  const selected = Math.max(...choices.map(sizeOf))
  const most = choices.filter((choice) => sizeOf(choice) === selected)
  const least = Math.min(...most.map((choice) => prices[choice] ?? 0))
  const next = Math.min(...most.filter((choice) => prices[choice] === least).map(nextOf)) - least
  // Read from the first deck to the last, the best choice by rank is the greatest binary number.
  const rank = (choice: number) => decks.map((_, at) => (choice & (1 << at) ? '1' : '0')).join('')
  const ranks = choices.map(rank).toSorted((one, other) => (one < other ? 1 : -1))
  const ranked = decks.filter((_, at) => ranks[0]?.[at] === '1').map(({ id }) => id)
  return { selected, cents: least, nextCents: next < Infinity ? next : null, ranked }
}
