import { collectionOverviewKey } from '#data/collection/collectionKey.ts'
import { startedViewerId, viewerId } from '#data/session/viewerId.ts'
import { loadCatalogue, loadQuery } from './loadQuery.ts'
import type { RouterContext } from './rootRoute.ts'

/** Loads the data of the pages of a collection: the cards, the sets, and the collection as the viewer may see it. */
export async function loadCollection(
  context: Pick<RouterContext, 'queryClient'>,
  ownerId: string,
  viewer: string | undefined,
): Promise<void> {
  await Promise.all([
    loadCatalogue(context),
    loadQuery(
      context,
      async () => (await import('#data/catalogue/sets.ts')).setsQuery,
      (message) => `Error loading sets: ${message}`,
    ),
    loadQuery(context, async () => (await import('#data/collection/collection.ts')).collectionQuery(viewer, ownerId)),
  ])
}

/**
 * Like `loadCollection`, for the page of a collection. If the host has sent content, it loads nothing and the page does not wait,
 * so that the content never disappears.
 */
export function loadCollectionPage(
  context: Pick<RouterContext, 'queryClient'>,
  ownerId: string,
): Promise<void> | undefined {
  if (context.queryClient.getQueryData(collectionOverviewKey(viewerId(), ownerId))) return undefined
  return startedViewerId().then((viewer) => loadCollection(context, ownerId, viewer))
}
