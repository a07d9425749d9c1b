import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { isUuid } from '#domain/ids/isUuid.ts'
import { collectionKey, type CollectionOf } from './collectionKey.ts'
import { lazyCollectionOutbox } from './lazyCollectionOutbox.ts'
import { toFailure } from '../backend/errors.ts'
import { userQueryPersister } from '../offline/userQueries.ts'
import { checkSession, viewerTables } from '../session/viewer.ts'

const collectionSchema = v.object({
  name: v.string(),
  entries: v.array(v.tuple([v.string(), v.number(), v.number()])),
})

async function readCollection(ownerId: string): Promise<CollectionOf | null> {
  // An address without a valid user id names no collection.
  if (!isUuid(ownerId)) return null
  const tables = await viewerTables()
  const { data, error } = await tables.rpc('collection_of', { owner_id: ownerId })
  if (error) throw toFailure(error, 'Failed to fetch collection')
  if (data === null) return null
  const { name, entries } = v.parse(collectionSchema, data)
  return { name, collection: new Map(entries.map(([cardId, nonFoil, foil]) => [cardId, { nonFoil, foil }])) }
}

/** The maximum number of readings. The last one is used even if a change was answered meanwhile. */
const MAX_READINGS = 5

/** Reads the viewer's collection. It reads again if a change was answered meanwhile, because the result may lack it. */
async function readUserCollection(userId: string): Promise<CollectionOf | null> {
  const changes = (await lazyCollectionOutbox.load()).of(userId)
  for (let reading = 1; ; reading++) {
    // oxlint-disable-next-line no-await-in-loop -- one reading after the other
    await changes.flush().catch(() => undefined)
    const answers = changes.answers()
    // oxlint-disable-next-line no-await-in-loop
    const read = await readCollection(userId)
    // oxlint-disable-next-line no-await-in-loop
    if (read === null) await checkSession()
    if (changes.answers() === answers || reading === MAX_READINGS) return read
  }
}

/**
 * The collection of `ownerId` as the viewer may see it; null if it is private or the user is unknown. It contains no pending
 * changes: src/data/collection/useCollection.ts applies them.
 */
export const collectionQuery = (viewerId: string | undefined, ownerId: string) =>
  queryOptions({
    queryKey: collectionKey(viewerId, ownerId),
    queryFn: () => (viewerId === ownerId ? readUserCollection(ownerId) : readCollection(ownerId)),
    persister: userQueryPersister(viewerId === ownerId ? ownerId : undefined),
    staleTime: 60_000,
    refetchOnWindowFocus: viewerId === ownerId,
    retry: 1,
    // Without a connection the query fails at once instead of waiting, and the page shows the failure.
    networkMode: 'always',
    structuralSharing: false,
  })
