import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Ink } from '#domain/cards/vocabulary.ts'
import type { SampledLists } from '#domain/suggestions/deckSample.ts'
import { toFailure } from '../backend/errors.ts'
import { viewerTables } from '../session/viewer.ts'

/** Which decks a sample has: those with one or two inks, or those with any printing of a card. */
export type SampleOf = { readonly inks: readonly Ink[] } | { readonly card: string }

/** New decks change a sample of a thousand little, so it is read once an hour. */
const HOUR_MS = 3_600_000

async function readSampledLists(of: SampleOf): Promise<SampledLists> {
  const tables = await viewerTables()
  const { data, error } = await tables.rpc(
    'sample_decks',
    'card' in of ? { with_card: of.card } : { with_inks: [...of.inks] },
  )
  if (error) throw toFailure(error, 'Failed to fetch decks')
  return data as unknown as SampledLists // the procedure answers so
}

/**
 * A sample of the newest public decks of others, for suggestions (docs/suggestions.md). While another one loads, the previous one
 * stays. Inks have the order of `INKS`.
 */
export const deckSampleQuery = (viewerId: string | undefined, of: SampleOf) =>
  queryOptions({
    queryKey: ['user', viewerId, 'deck sample', of],
    queryFn: () => readSampledLists(of),
    staleTime: HOUR_MS,
    gcTime: HOUR_MS,
    networkMode: 'always',
    retry: 1,
    placeholderData: keepPreviousData,
  })
