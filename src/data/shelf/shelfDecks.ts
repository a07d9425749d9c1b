import { queryOptions, skipToken } from '@tanstack/react-query'
import { INKS, type Ink } from '#domain/cards/vocabulary.ts'
import type { DeckEntry } from '#domain/decks/deckRules.ts'
import { memberClient } from '../backend/backend.ts'
import { readAllPages } from '../backend/readAllPages.ts'
import { toEntries } from '../decks/decks.ts'
import { userQueryPersister } from '../offline/userQueries.ts'

/** A deck of a member with the cards that it needs. */
export type MemberDeck = {
  readonly id: string
  readonly name: string
  readonly inks: readonly Ink[]
  readonly entries: readonly DeckEntry[]
}

async function readShelfDecks(userId: string): Promise<readonly MemberDeck[]> {
  const { tables } = await memberClient()
  const rows = await readAllPages(
    (from, to) =>
      tables
        .from('decks')
        .select('id,name,inks,cards')
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        .order('id')
        .range(from, to),
    { parallel: 1, text: 'Failed to fetch decks' },
  )
  return rows.map(({ id, name, inks, cards }) => ({
    id,
    name,
    inks: INKS.filter((ink) => inks.includes(ink)),
    entries: toEntries(cards),
  }))
}

/**
 * All decks of a member with their cards, the newest first. Saving and deleting decks makes it stale, as other lists of decks.
 * @throws Failure with the reason.
 */
export const shelfDecksQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['user', userId, 'decks', 'shelf'],
    queryFn: userId ? () => readShelfDecks(userId) : skipToken,
    persister: userQueryPersister(userId),
    retry: 1,
    networkMode: 'always',
  })
