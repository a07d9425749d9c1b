import type { SelectionTable } from './selectionTable.ts'

/** A limit on copies: the decks of a choice together need at most `owned` and those that are bought. */
export type ReducedRow = {
  readonly owned: number
  /** The price of one more copy in cents; null if it cannot be bought. */
  readonly cents: number | null
  /** Copies that a deck of each group needs. */
  readonly needs: readonly number[]
}

/** A problem without what cannot change the answer. */
export type ReducedSelection = {
  /** Decks of which no card is short, even if all decks are built. */
  readonly always: readonly number[]
  /**
   * The other decks. Decks of a group need the same copies of all cards that are short, so that only their number
   * counts.
   */
  readonly groups: readonly (readonly number[])[]
  /** Only cards that decks need more of than is owned. Cards with the same limit and the same needs are one row. */
  readonly rows: readonly ReducedRow[]
}

/**
 * Reduces the choice among some decks.
 * @param decks the decks to choose from, by index. The first ones of a group come first.
 * @param labelOf decks with different labels are in different groups.
 */
export function reduceSelection(
  { cards }: SelectionTable,
  decks: readonly number[],
  labelOf: (deck: number) => string = () => '',
): ReducedSelection {
  const needOf = (needs: ReadonlyMap<number, number>) => decks.map((deck) => needs.get(deck) ?? 0)
  const short = cards
    .map(({ owned, cents, needs }) => ({ owned, cents, needs: needOf(needs) }))
    .filter(({ owned, needs }) => needs.reduce((sum, copies) => sum + copies, 0) > owned)
  const limits = [...Map.groupBy(short, ({ owned, needs }) => `${owned}:${needs.join()}`).values()].flatMap(
    ([first, ...same]) => (first ? [{ ...first, cents: same.reduce(addPrices, first.cents) }] : []),
  )
  const places = Map.groupBy(decks.keys(), (place) => {
    const needs = limits.map((limit) => limit.needs[place])
    return needs.every((copies) => copies === 0) ? '' : `${labelOf(decks[place] ?? 0)}:${needs.join()}`
  })
  const always = places.get('') ?? []
  places.delete('')
  const groups = [...places.values()]
  const toDeck = (place: number) => decks.slice(place, place + 1)
  return {
    always: always.flatMap(toDeck),
    groups: groups.map((group) => group.flatMap(toDeck)),
    rows: limits.map(({ owned, cents, needs }) => ({
      owned,
      cents,
      needs: groups.map(([place = 0]) => needs[place] ?? 0),
    })),
  }
}

const addPrices = (sum: number | null, { cents }: { readonly cents: number | null }): number | null =>
  sum === null || cents === null ? null : sum + cents
