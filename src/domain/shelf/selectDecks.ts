import { findMostDecks, type Found, type SelectionTools } from './findMostDecks.ts'
import type { SelectionAnswer, SelectionProblem, WaitingDeck } from './selectionProblem.ts'
import { Choice, makeSelectionTable } from './selectionTable.ts'

/**
 * Answers which decks can be built at the same time. Pinned decks are always selected. The others, in order
 *
 * - 'most': as many as possible; of these choices one that costs least, and of those one whose cheapest next deck costs
 *   least.
 * - 'ranking': from the first deck to the last, each that can be built with the pinned and the earlier ones, for what
 * is
 *   left of the budget. So a deck is never given up for later ones, however many they are, and costs decide nothing.
 *
 * If time runs out, the answer is the best choice found, and says what is not proven.
 */
export function selectDecks(problem: SelectionProblem, tools: SelectionTools): SelectionAnswer {
  const { decks, budgetCents, pinned, order } = problem
  const table = makeSelectionTable(problem)
  const isPinned = (deck: number) => pinned.has(decks[deck]?.id ?? '')
  const pins = [...decks.keys()].filter(isPinned)
  const others = [...decks.keys()].filter((deck) => !isPinned(deck))
  const choice = new Choice(table, pins)
  if (choice.cents > budgetCents) return { kind: 'pinsConflict', lacking: choice.lacking() }
  if (order === 'most') return describe(problem, findMostDecks({ table, pins, others, budgetCents }, tools))
  for (const deck of others) if (choice.centsWith(deck) <= budgetCents) choice.add(deck)
  return describe(problem, { choice, atMost: choice.decks.size, isCheapest: true, isNextCheapest: true })
}

function describe({ decks }: SelectionProblem, { choice, ...proven }: Found): SelectionAnswer {
  const waiting = decks.flatMap(({ id }, deck): WaitingDeck[] =>
    choice.decks.has(deck) ? [] : [{ id, beside: choice.lackingBeside(deck) }],
  )
  const priced = waiting.flatMap(({ id, beside: { cents } }) => (cents === null ? [] : { id, cents }))
  const [next] = priced.toSorted((one, other) => one.cents - other.cents)
  return {
    kind: 'solved',
    selected: decks.flatMap(({ id }, deck) => (choice.decks.has(deck) ? [id] : [])),
    purchase: choice.lacking(),
    waiting,
    next: next?.id ?? null,
    ...proven,
  }
}
