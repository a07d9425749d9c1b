import { queryOptions, skipToken } from '@tanstack/react-query'
import { supabase } from '../backend/backend.ts'
import { removeCachedDeck } from './decks.ts'
import { readUserAnswer } from '../offline/userAnswers.ts'
import { readAllPages } from '../backend/readAllPages.ts'
import { saveForViewer, networkFirst } from '../offline/networkFirst.ts'

type Names = readonly { id: string; name: string }[]

const KEPT_AS = 'deck names'

async function readOwnDecks(userId: string): Promise<Names> {
  const client = await supabase()
  return readAllPages(
    (from, to) =>
      client
        .from('decks')
        .select('id,name')
        .eq('user_id', userId)
        .order('created_at', { ascending: false })
        .order('id')
        .range(from, to),
    { parallel: 1, text: 'Failed to fetch decks' },
  )
}

/** Keeps the names, and forgets what is kept of decks that are no longer among them: they were deleted on another device. */
async function keepNames(userId: string, names: Names): Promise<void> {
  const before = (await readUserAnswer<Names>(userId, KEPT_AS)) ?? []
  const ids = new Set(names.map(({ id }) => id))
  await Promise.all(before.filter(({ id }) => !ids.has(id)).map(({ id }) => removeCachedDeck(userId, id)))
  await saveForViewer(userId, KEPT_AS, names)
}

/** The decks of a member by name, the newest first: those that they can have played (requirements §5, Log match). */
export const userDecksQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['own', userId, 'decks', 'names'],
    queryFn: userId
      ? () =>
          networkFirst(
            userId,
            KEPT_AS,
            () => readOwnDecks(userId),
            (names) => keepNames(userId, names),
          )
      : skipToken,
    retry: 1,
    networkMode: 'always',
  })
