import { queryOptions } from '@tanstack/react-query'
import { publicTables } from '../backend/backend.ts'
import { publicQueryPersister } from '../offline/queryPersister.ts'
import { readAllPages } from '../backend/readAllPages.ts'

/** A character and the ids of its cards (requirements §3, characters). */
export type CharacterRow = { id: string; name: string; card_ids: string[] }

/** The expected number of pages. There are about 650 characters. */
const LIKELY_PAGES = 1

/**
 * All characters, ordered by name.
 * @throws Failure 'Failed to load characters' with the backend's message.
 */
export const charactersQuery = queryOptions({
  queryKey: ['characters'],
  queryFn: () =>
    readAllPages<CharacterRow>(
      (from, to) =>
        publicTables
          .from('characters')
          .select('*')
          .order('name', { ascending: true })
          .range(from, to)
          .overrideTypes<CharacterRow[], { merge: false }>(),
      { parallel: LIKELY_PAGES, text: 'Failed to load characters ({message})' },
    ),
  persister: publicQueryPersister,
  staleTime: 5 * 60_000,
  networkMode: 'always',
  retry: 1,
})
