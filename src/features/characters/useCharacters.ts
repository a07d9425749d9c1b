import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { charactersQuery } from '#data/catalogue/characters.ts'
import { useWhenReleased } from '#data/useWhenReleased.ts'
import { isOffline } from '#data/backend/errors.ts'
import { useCatalogue } from '#data/catalogue/useCatalogue.ts'
import { type Character, listCharacters } from '#domain/cards/characters.ts'

export type CharactersState =
  | { status: 'loading' }
  | { status: 'failed'; message: string; retry: () => void }
  | { status: 'ready'; characters: readonly Character[]; notice: string | null }

/**
 * The characters with their cards. The backend has the list of characters and the catalogue their cards; without a connection
 * the catalogue has both.
 */
export function useCharacters(): CharactersState {
  const catalogue = useCatalogue()
  const { data, error, refetch } = useQuery(charactersQuery)
  const known = catalogue.status === 'ready' ? catalogue.catalogue : null
  const isOfflineError = isOffline(error)
  const listed = useMemo(
    () =>
      known && (data || isOfflineError)
        ? listCharacters(
            known.cards,
            data?.flatMap(({ card_ids }) => card_ids),
          )
        : undefined,
    [known, data, isOfflineError],
  )
  const characters = useWhenReleased(listed)
  if (catalogue.status === 'failed') return catalogue
  if (characters && catalogue.status === 'ready') return { status: 'ready', characters, notice: catalogue.notice }
  if (error && !isOfflineError) return { status: 'failed', message: error.message, retry: () => void refetch() }
  return { status: 'loading' }
}
