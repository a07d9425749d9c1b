import { queryOptions, skipToken } from '@tanstack/react-query'
import { supabase } from './backend.ts'
import { readAllPages } from './pages.ts'
import { readOrKept } from './readOrKept.ts'

async function readOwnDecks(userId: string): Promise<readonly { id: string; name: string }[]> {
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

/** The decks of a member by name, the newest first: those that they can have played (specification §5, Log match). */
export const ownDecksQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['own', userId, 'decks', 'names'],
    queryFn: userId ? () => readOrKept(userId, 'deck names', () => readOwnDecks(userId)) : skipToken,
    retry: 1,
    networkMode: 'always',
  })
