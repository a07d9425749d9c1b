import type { SolveProgram } from './integerProgram.ts'
import { reduceSelection, type ReducedSelection } from './reduceSelection.ts'
import type { SelectionProgress } from './selectionProblem.ts'
import { cheapestNext, leastMoney, mostDecks } from './selectionPrograms.ts'
import { Choice, type SelectionTable } from './selectionTable.ts'

/** The dependencies of the search. */
export type SelectionTools = {
  readonly solve: SolveProgram
  /** The seconds until the search has to end. */
  readonly secondsLeft: () => number
  readonly onProgress?: ((progress: SelectionProgress) => void) | undefined
}

/** A choice with what is proven of it, as in `DeckSelection`. */
export type Found = {
  readonly choice: Choice
  readonly atMost: number
  readonly isCheapest: boolean
  readonly isNextCheapest: boolean
}

/** The decks of a search, by index. */
type Search = {
  readonly table: SelectionTable
  /** Decks that are always selected, together within the budget. */
  readonly pins: readonly number[]
  /** The other decks. */
  readonly others: readonly number[]
  readonly budgetCents: number
}

/**
 * Finds the most decks for the least money with the cheapest next deck, by an integer program for each of the three.
 */
export function findMostDecks(search: Search, tools: SelectionTools): Found {
  const { choice: most, atMost } = findCount(search, tools)
  if (most.decks.size < atMost) return { choice: most, atMost, isCheapest: most.cents === 0, isNextCheapest: false }
  const { choice: cheap, isProven: isCheapest } = findCheapest(search, most, tools)
  if (!isCheapest) return { choice: cheap, atMost, isCheapest, isNextCheapest: false }
  const { choice, isProven: isNextCheapest } = findNext(search, cheap, tools)
  return { choice, atMost, isCheapest, isNextCheapest }
}

/** The best choice found, and whether there was time to prove that none is better. */
type Step = { readonly choice: Choice; readonly isProven: boolean }

/** The most decks within the budget. More than `atMost` are impossible. */
function findCount(
  search: Search,
  { solve, secondsLeft, onProgress }: SelectionTools,
): { choice: Choice; atMost: number } {
  const { table, pins, others, budgetCents } = search
  const reduced = reduceSelection(table, [...pins, ...affordable(search, others, budgetCents)])
  const { always, groups } = reduced
  const start = fillUp(search)
  const most = always.length + groups.flat().length
  onProgress?.({ found: start.decks.size, atMost: most })
  if (start.decks.size === most) return { choice: start, atMost: most }
  const total = (decks: number) => Math.min(most, always.length + wholeDown(decks))
  const { values, bound, isProven } = solve(
    mostDecks({ reduced, pinned: countsOf(reduced, pins), start: countsOf(reduced, start.decks) }, budgetCents),
    secondsLeft(),
    (best, bound) => onProgress?.({ found: Math.max(start.decks.size, total(best)), atMost: total(bound) }),
  )
  const choice = values ? choose(search, reduced, values, budgetCents) : start
  return { choice, atMost: isProven ? choice.decks.size : Math.max(choice.decks.size, total(bound)) }
}

/** As many decks for the least money. */
function findCheapest(search: Search, start: Choice, { solve, secondsLeft }: SelectionTools): Step {
  if (start.cents === 0) return { choice: start, isProven: true }
  const { table, pins, others } = search
  const reduced = reduceSelection(table, [...pins, ...affordable(search, others, start.cents)])
  const input = { reduced, pinned: countsOf(reduced, pins), start: countsOf(reduced, start.decks) }
  const { values, isProven } = solve(leastMoney(input, start.cents), secondsLeft())
  return { choice: values ? choose(search, reduced, values, start.cents) : start, isProven }
}

/** As many decks for the same money with the cheapest next deck. */
function findNext(search: Search, start: Choice, { solve, secondsLeft }: SelectionTools): Step {
  const { table, pins, others } = search
  const waiting = others.filter((deck) => !start.decks.has(deck))
  const unchanged = { choice: start, isProven: true }
  if (waiting.length === 0) return unchanged
  const limit = Math.min(...waiting.map((deck) => start.centsWith(deck)))
  const pinned = new Choice(table, pins)
  // Copies without a price make the limit infinite.
  const followers = others.filter((deck) => pinned.centsWith(deck) <= limit && pinned.centsWith(deck) < Infinity)
  if (!followers.some((deck) => pinned.centsWith(deck) < limit)) return unchanged
  const candidates = new Set([...pins, ...affordable(search, others, start.cents)])
  const following = new Set(followers)
  const decks = [...new Set([...candidates, ...following])]
  const reduced = reduceSelection(table, decks, (deck) => `${candidates.has(deck)},${following.has(deck)}`)
  const roles = reduced.groups.map(([deck = -1]) => ({
    canBeSelected: candidates.has(deck),
    canFollow: following.has(deck),
  }))
  if (!roles.some(({ canFollow }) => canFollow)) return unchanged
  const next = waiting.find((deck) => start.centsWith(deck) === limit)
  const { values, isProven } = solve(
    cheapestNext(
      { reduced, pinned: countsOf(reduced, pins), start: countsOf(reduced, start.decks) },
      roles,
      limit < Infinity ? reduced.groups.findIndex((group) => next !== undefined && group.includes(next)) : null,
      start.cents,
      limit,
    ),
    secondsLeft(),
  )
  return { choice: values ? choose(search, reduced, values, start.cents) : start, isProven }
}

/** The decks that are within a limit of money beside the pinned decks. Together with more decks they only cost more. */
function affordable({ table, pins }: Search, decks: readonly number[], cents: number): number[] {
  const pinned = new Choice(table, pins)
  return decks.filter((deck) => pinned.centsWith(deck) <= cents)
}

/** Decks found by adding again and again the one that costs least, and of those the one that takes fewest copies. */
function fillUp({ table, pins, others, budgetCents }: Search): Choice {
  const choice = new Choice(table, pins)
  const takes = (deck: number) =>
    (table.cardsOf[deck] ?? []).reduce((sum, { needs, owned }) => sum + (needs.get(deck) ?? 0) / Math.max(1, owned), 0)
  const left = new Set(others.toSorted((one, other) => takes(one) - takes(other)))
  while (left.size > 0) {
    const costs = [...left].map((deck) => ({ deck, cents: choice.centsWith(deck) }))
    const [best] = costs.toSorted((one, other) => one.cents - other.cents)
    if (!best || best.cents > budgetCents) break
    choice.add(best.deck)
    left.delete(best.deck)
  }
  return choice
}

/** The numbers of some decks per group. */
function countsOf({ groups }: ReducedSelection, decks: Iterable<number>): number[] {
  const chosen = new Set(decks)
  return groups.map((group) => group.filter((deck) => chosen.has(deck)).length)
}

/**
 * The decks of a solution, whose first values are their numbers per group. Its costs are counted again, in whole cents.
 */
function choose({ table, pins }: Search, reduced: ReducedSelection, values: readonly number[], limit: number): Choice {
  const grouped = reduced.groups.flatMap((group, at) => group.slice(0, Math.round(values[at] ?? 0)))
  const choice = new Choice(table, [...pins, ...reduced.always, ...grouped])
  if (choice.cents > limit) throw new Error('The solver has exceeded a limit of copies or money.')
  return choice
}

/** A bound of whole numbers, without the rounding errors of a solver. */
const wholeDown = (value: number): number => Math.floor(value + 1e-6)
