import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { isUuid } from '#domain/ids/isUuid.ts'
import { COLLECTION, collectionKey, type CollectionOf } from './collectionKey.ts'
import { copyChangesFor } from './copyChanges.ts'
import { toFailure } from '../backend/errors.ts'
import { networkFirst } from '../offline/networkFirst.ts'
import { viewerTables } from '../session/viewer.ts'

const collectionSchema = v.object({
  name: v.string(),
  entries: v.array(v.tuple([v.string(), v.number(), v.number()])),
})

async function readCollection(ownerId: string): Promise<CollectionOf | null> {
  // An address that is no id of a person names none.
  if (!isUuid(ownerId)) return null
  const tables = await viewerTables()
  const { data, error } = await tables.rpc('collection_of', { owner_id: ownerId })
  if (error) throw toFailure(error, 'Failed to fetch collection')
  if (data === null) return null
  const { name, entries } = v.parse(collectionSchema, data)
  return { name, collection: new Map(entries.map(([cardId, nonFoil, foil]) => [cardId, { nonFoil, foil }])) }
}

/** How often to read again before an answer that may be older than the last change has to do. */
const MAX_READINGS = 5

/** What is read while a change is on its way may have it or not: it is read again once the change is answered. */
async function readOwnCollection(userId: string, queryClient: QueryClient): Promise<CollectionOf | null> {
  const changes = copyChangesFor(userId, queryClient)
  for (let reading = 1; ; reading++) {
    // oxlint-disable-next-line no-await-in-loop -- one reading after the other
    await changes.flush().catch(() => undefined)
    const answers = changes.answers()
    // oxlint-disable-next-line no-await-in-loop
    const read = await readCollection(userId)
    if (changes.answers() === answers || reading === MAX_READINGS) return read
  }
}

/**
 * The collection of `ownerId` as the viewer may see it; null where it is private or nobody's. Of one's own what is not
 * confirmed yet is not in it: `useCollection` lays it over.
 */
export const collectionQuery = (viewerId: string | undefined, ownerId: string) =>
  queryOptions({
    queryKey: collectionKey(viewerId, ownerId),
    queryFn: ({ client }: { client: QueryClient }) =>
      viewerId === ownerId
        ? networkFirst(ownerId, COLLECTION, () => readOwnCollection(ownerId, client))
        : readCollection(ownerId),
    staleTime: 60_000,
    refetchOnWindowFocus: viewerId === ownerId,
    retry: 1,
    // Without a connection the page says so, and does not wait for one.
    networkMode: 'always',
    structuralSharing: false,
  })
