import { loadCatalogue, loadQuery } from './loadQuery.ts'
import type { RouterContext } from './rootRoute.ts'

/** Reads what the pages of a collection show: the cards, the sets, and the collection as the viewer may see it. */
export const loadCollection = (
  context: Pick<RouterContext, 'queryClient'>,
  ownerId: string,
  viewerId: string | undefined,
): Promise<unknown> =>
  Promise.all([
    loadCatalogue(context),
    loadQuery(
      context,
      async () => (await import('#data/catalogue/sets.ts')).setsQuery,
      (message) => `Error loading sets: ${message}`,
    ),
    loadQuery(context, async () => (await import('#data/collection/collection.ts')).collectionQuery(viewerId, ownerId)),
  ])
