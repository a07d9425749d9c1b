import { queryOptions } from '@tanstack/react-query'
import { publicTables } from '../backend/backend.ts'
import { publicQueryPersister } from '../offline/queryPersister.ts'
import { readAllPages } from '../backend/readAllPages.ts'

/** A character and the ids of its cards (requirements §3, characters). */
export type CharacterRow = { id: string; name: string; card_ids: string[] }

/** Pages asked for at once: there are about 650 characters, one page of them. */
const LIKELY_PAGES = 1

/**
 * All characters by name.
 * @throws Failure 'Failed to load characters' with what the backend said.
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
