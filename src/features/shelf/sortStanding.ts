import type { Standing } from '#domain/shelf/standingProblem.ts'

/** Sorts decks by an answer: those that stand, and then the others from the cheapest. Decks without a price come last. */
export function sortStanding(ids: readonly string[], answer: Standing | null): readonly string[] {
  if (!answer) return ids
  const stands = new Set(answer.stands)
  const cents = new Map(answer.waiting.map(({ id, beside }) => [id, beside.cents ?? Infinity]))
  const placeOf = (id: string) => (stands.has(id) ? -1 : (cents.get(id) ?? Infinity))
  return ids.toSorted((a, b) => placeOf(a) - placeOf(b) || 0)
}
