import { startSession } from '#data/session/session.ts'
import { viewerId } from '#data/session/viewerId.ts'
import { loadCatalogue, loadQuery } from './loadQuery.ts'
import type { RouterContext } from './rootRoute.ts'

/** The context of a route for members. */
type MemberContext = RouterContext & { readonly userId: string }

const currentViewer = async () => {
  await startSession()
  return viewerId()
}

/** @param title the title of the error page. */
export const loadProfile = (context: MemberContext, title: string): Promise<void> =>
  loadQuery(
    context,
    async () => (await import('#data/account/profile.ts')).userProfileQuery(context.userId),
    () => title,
  )

export const loadActivity = (context: MemberContext): Promise<unknown> =>
  Promise.all([
    loadCatalogue(context),
    loadQuery(
      context,
      async () => (await import('#data/collection/collectionActivity.ts')).activityQuery(context.userId),
      (message) => `Error loading activity log: ${message}`,
    ),
  ])

export const loadMatches = (context: MemberContext): Promise<unknown> =>
  Promise.all([
    loadQuery(context, async () => (await import('#data/matches/matches.ts')).matchesQuery(context.userId)),
    loadQuery(context, async () => (await import('#data/decks/userDecks.ts')).userDecksQuery(context.userId)),
  ])

/** Loads the collection of a member as the viewer may see it. */
export const loadCollection = (context: RouterContext, ownerId: string): Promise<unknown> =>
  Promise.all([
    loadCatalogue(context),
    loadQuery(context, async () => {
      const [{ collectionQuery }, viewer] = await Promise.all([
        import('#data/collection/collection.ts'),
        currentViewer(),
      ])
      return collectionQuery(viewer, ownerId)
    }),
  ])

/** Loads the data that is needed to change the member's collection. */
export const loadEditableCollection = (context: MemberContext): Promise<unknown> =>
  Promise.all([
    loadCollection(context, context.userId),
    loadQuery(
      context,
      async () => (await import('#data/catalogue/sets.ts')).setsQuery,
      (message) => `Error loading sets: ${message}`,
    ),
  ])

/** @param deckId the deck to change or to copy; undefined for a new deck. */
export const loadBuilder = (context: RouterContext, deckId: string | undefined): Promise<unknown> =>
  Promise.all([
    loadCatalogue(context),
    deckId !== undefined &&
      loadQuery(
        context,
        async () => {
          const [{ deckQuery }, viewer] = await Promise.all([import('#data/decks/decks.ts'), currentViewer()])
          return deckQuery(deckId, viewer)
        },
        () => 'Error loading deck',
      ),
  ])
