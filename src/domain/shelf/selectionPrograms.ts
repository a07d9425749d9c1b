import type { IntegerColumn, IntegerProgram, IntegerRow } from './integerProgram.ts'
import type { ReducedRow, ReducedSelection } from './reduceSelection.ts'

type Term = readonly [column: number, factor: number]

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The copies of a row that some numbers of decks per group lack. */
const lacking = ({ owned, needs }: ReducedRow, counts: readonly number[]): number =>
  Math.max(0, sum(needs.map((copies, group) => copies * (counts[group] ?? 0))) - owned)

/** Collects the columns and rows of a program. */
class Draft {
  readonly columns: IntegerColumn[] = []
  readonly rows: IntegerRow[] = []
  readonly start: number[] = []

  column(lower: number, upper: number, cost: number, start: number): number {
    this.start.push(start)
    return this.columns.push({ lower, upper, cost }) - 1
  }

  /**
   * Adds the rule that decks need only copies that are owned or bought.
   * @param counts the columns with numbers of decks, by group; a group may have several.
   * @param limitCents what the bought copies may cost together.
   * @param costPerCent the cost of each cent in the program.
   * @param start the numbers of decks at the start, by group.
   */
  copies(
    { rows, groups }: ReducedSelection,
    counts: readonly (readonly number[])[],
    limitCents: number,
    costPerCent: number,
    start: readonly number[],
  ): void {
    const money: Term[] = []
    for (const row of rows) {
      const most = lacking(
        row,
        groups.map((group, at) => (counts[at]?.length ? group.length : 0)),
      )
      if (most === 0) continue
      const terms = row.needs.flatMap((copies, group) =>
        copies === 0 ? [] : (counts[group] ?? []).map((column): Term => [column, copies]),
      )
      const affordable = row.cents === null ? 0 : Math.min(most, Math.floor(limitCents / row.cents))
      if (row.cents !== null && affordable > 0) {
        const bought = this.column(0, affordable, row.cents * costPerCent, lacking(row, start))
        money.push([bought, row.cents])
        terms.push([bought, -1])
      }
      this.rows.push({ upper: row.owned, terms })
    }
    if (money.length > 0 && limitCents < Infinity) this.rows.push({ upper: limitCents, terms: money })
  }

  program(sense: IntegerProgram['sense']): IntegerProgram {
    return { columns: this.columns, rows: this.rows, sense, start: this.start }
  }
}

/** A choice, and its limits. */
export type ProgramInput = {
  readonly reduced: ReducedSelection
  /** The numbers of decks per group that have to be selected. */
  readonly pinned: readonly number[]
  /** The numbers of decks per group in a known choice. */
  readonly start: readonly number[]
}

/** The program of the most decks within a budget. Its first columns are the numbers of decks per group. */
export function mostDecks({ reduced, pinned, start }: ProgramInput, budgetCents: number): IntegerProgram {
  const draft = new Draft()
  const counts = reduced.groups.map((group, at) => [draft.column(pinned[at] ?? 0, group.length, 1, start[at] ?? 0)])
  draft.copies(reduced, counts, budgetCents, 0, start)
  return draft.program('maximize')
}

/**
 * The program of the least money, in cents, for as many decks as at the start. Its first columns are as in `mostDecks`.
 */
export function leastMoney({ reduced, pinned, start }: ProgramInput, limitCents: number): IntegerProgram {
  const draft = new Draft()
  const counts = reduced.groups.map((group, at) => [draft.column(pinned[at] ?? 0, group.length, 0, start[at] ?? 0)])
  draft.rows.push({ lower: sum(start), terms: counts.flat().map((column): Term => [column, 1]) })
  draft.copies(reduced, counts, limitCents, 1, start)
  return draft.program('minimize')
}

/** How decks of a group may be used by `cheapestNext`. */
export type NextRole = {
  /** They may be among the selected decks. */
  readonly canBeSelected: boolean
  /** One may be the next deck. */
  readonly canFollow: boolean
}

/**
 * The program of the decks that leave the cheapest next deck: as many are selected as at the start, for the same money,
 * and one more follows. It has the least money, in cents, for all of them. Its first columns are the numbers of decks
 * that are selected per group, and then 1 for the group of the next deck.
 * @param next the group of the next deck at the start, if one is known.
 * @param spentCents the money for the selected decks.
 * @param limitCents the most money for all: that at the start, or Infinity.
 */
export function cheapestNext(
  { reduced, pinned, start }: ProgramInput,
  roles: readonly NextRole[],
  next: number | null,
  spentCents: number,
  limitCents: number,
): IntegerProgram {
  const draft = new Draft()
  const { groups } = reduced
  const selected = groups.map((group, at) =>
    draft.column(pinned[at] ?? 0, roles[at]?.canBeSelected ? group.length : 0, 0, start[at] ?? 0),
  )
  const follows = groups.map((_, at) => draft.column(0, roles[at]?.canFollow ? 1 : 0, 0, at === next ? 1 : 0))
  const all = groups.map((_, at) => [selected[at] ?? 0, follows[at] ?? 0])
  const one = (column: number): Term => [column, 1]
  draft.rows.push(
    { lower: sum(start), upper: sum(start), terms: selected.map(one) },
    { lower: 1, upper: 1, terms: follows.map(one) },
    ...groups.map((group, at) => ({ upper: group.length, terms: (all[at] ?? []).map(one) })),
  )
  draft.copies(
    reduced,
    selected.map((column, at) => (roles[at]?.canBeSelected ? [column] : [])),
    spentCents,
    0,
    start,
  )
  draft.copies(
    reduced,
    all,
    limitCents,
    1,
    start.map((count, at) => count + (at === next ? 1 : 0)),
  )
  return { ...draft.program('minimize'), ...(next === null && { start: null }) }
}
