import type { Deck } from '#data/decks/decks.ts'
import { useHydrated } from '#data/useHydrated.ts'
import { formatDay } from '#domain/dates/formatDay.ts'

/** The day on which a deck was created, in the reader's time zone. A prerendered page has the day in UTC. */
export function CreatedOn({ deck, length }: { deck: Pick<Deck, 'createdAt'>; length: 'medium' | 'long' }) {
  const where = useHydrated('here', 'UTC')
  return <time dateTime={deck.createdAt}>{formatDay(new Date(deck.createdAt), length, where)}</time>
}
