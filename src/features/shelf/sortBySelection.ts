import type { DeckSelection } from '#domain/shelf/selectionProblem.ts'

/**
 * Sorts decks by an answer: those that are selected, and then the others from the cheapest. Decks without a price come
 * last.
 */
export function sortBySelection(ids: readonly string[], answer: DeckSelection | null): readonly string[] {
  if (!answer) return ids
  const selected = new Set(answer.selected)
  const cents = new Map(answer.waiting.map(({ id, beside }) => [id, beside.cents ?? Infinity]))
  const placeOf = (id: string) => (selected.has(id) ? -1 : (cents.get(id) ?? Infinity))
  return ids.toSorted((a, b) => placeOf(a) - placeOf(b) || 0)
}
