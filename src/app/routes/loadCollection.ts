import { startedViewerId, viewerId } from '#data/session/viewerId.ts'
import { loadCatalogue, loadQuery } from './loadQuery.ts'
import type { RouterContext } from './rootRoute.ts'

/** Reads what the pages of a collection show: the cards, the sets, and the collection as the viewer may see it. */
export async function loadCollection(
  context: Pick<RouterContext, 'queryClient'>,
  ownerId: string,
  viewerId: string | undefined,
): Promise<void> {
  await Promise.all([
    loadCatalogue(context),
    loadQuery(
      context,
      async () => (await import('#data/catalogue/sets.ts')).setsQuery,
      (message) => `Error loading sets: ${message}`,
    ),
    loadQuery(context, async () => (await import('#data/collection/collection.ts')).collectionQuery(viewerId, ownerId)),
  ])
}

/** As `loadCollection` for the page of a collection, unless it already has the content that the host sent for its address. */
export async function loadCollectionPage(context: Pick<RouterContext, 'queryClient'>, ownerId: string): Promise<void> {
  const content = await import('#features/collection/firstContent.ts').catch(() => undefined)
  if (content && context.queryClient.getQueryData(content.overviewQuery(viewerId(), ownerId).queryKey)) return
  await loadCollection(context, ownerId, await startedViewerId())
}
