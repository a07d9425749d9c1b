import { hashKey, queryOptions, skipToken } from '@tanstack/react-query'
import { memberClient } from '../backend/backend.ts'
import { readAllPages } from '../backend/readAllPages.ts'
import { removeUserQuery } from '../offline/queryStorage.ts'
import { readUserData } from '../offline/userPersister.ts'
import { userQueryPersister } from '../offline/userQueries.ts'
import { deckKey } from './decks.ts'

type Names = readonly { id: string; name: string }[]

async function readUserDecks(userId: string): Promise<Names> {
  const { tables } = await memberClient()
  return readAllPages(
    (from, to) =>
      tables
        .from('decks')
        .select('id,name')
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        .order('id')
        .range(from, to),
    { parallel: 1, text: 'Failed to fetch decks' },
  )
}

/** Deletes persisted decks that are no longer among the names, because they were deleted on another device. */
async function removeDeletedDecks(userId: string, names: Names): Promise<void> {
  const before = (await readUserData<Names>(userId, namesKey(userId))) ?? []
  const ids = new Set(names.map(({ id }) => id))
  const deleted = before.filter(({ id }) => !ids.has(id))
  await Promise.all(deleted.map(({ id }) => removeUserQuery(userId, hashKey(deckKey(id, userId)))))
}

async function readNames(userId: string): Promise<Names> {
  const names = await readUserDecks(userId)
  await removeDeletedDecks(userId, names)
  return names
}

const namesKey = (userId: string | undefined) => ['user', userId, 'decks', 'names'] as const

/** The names of a user's decks, newest first, from which the user chooses the deck of a match (requirements §5, Log match). */
export const userDecksQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: namesKey(userId),
    queryFn: userId ? () => readNames(userId) : skipToken,
    persister: userQueryPersister(userId),
    retry: 1,
    networkMode: 'always',
  })
