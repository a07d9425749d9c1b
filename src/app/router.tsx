import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type RouterHistory,
} from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { sessionStore, startSession } from '#data/session.ts'
import { parseCardsSearch } from '#url/cardsSearch.ts'
import { paths } from '#url/paths.ts'
import { makeSearchParams, parseSearchParams, readText } from '#url/searchParams.ts'
import { CrashPage } from './CrashPage.tsx'
import { queryClient } from './queryClient.ts'
import { RootLayout } from './RootLayout.tsx'
import { unwrittenRoutes } from './unwrittenRoutes.ts'

type RouterContext = { queryClient: QueryClient }

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: CrashPage,
})

/**
 * What a page shows is read while its code is still on the way. Failing is left to the page, which shows it.
 * A page that is drawn beforehand has nobody to read for.
 */
function startReading(read: () => Promise<unknown>) {
  if (typeof document !== 'undefined') void read().catch(() => undefined)
}

const readLibrary = async ({ queryClient }: RouterContext) =>
  queryClient.query((await import('#data/catalogue.ts')).libraryQuery)

const home = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  component: lazyRouteComponent(() => import('#features/landing/LandingPage.tsx'), 'LandingPage'),
})

const cards = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cards',
  validateSearch: parseCardsSearch,
  loader: ({ context }) => startReading(() => readLibrary(context)),
  component: lazyRouteComponent(() => import('#features/cards/CardsPage.tsx'), 'CardsPage'),
})

const card = createRoute({
  getParentRoute: () => rootRoute,
  path: '/card/$cardSlug',
  validateSearch: (values: Record<string, unknown>): { set?: string | undefined } => ({ set: readText(values['set']) }),
  loader: ({ context }) => startReading(() => readLibrary(context)),
  component: lazyRouteComponent(() => import('#features/cards/CardPage.tsx'), 'CardPage'),
})

const sets = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sets',
  loader: ({ context }) =>
    startReading(async () => context.queryClient.query((await import('#data/sets.ts')).setsQuery)),
  component: lazyRouteComponent(() => import('#features/sets/SetsPage.tsx'), 'SetsPage'),
})

const characters = createRoute({
  getParentRoute: () => rootRoute,
  path: '/characters',
  loader: ({ context }) => {
    startReading(() => readLibrary(context))
    startReading(async () => context.queryClient.query((await import('#data/characters.ts')).charactersQuery))
  },
  component: lazyRouteComponent(() => import('#features/characters/CharactersPage.tsx'), 'CharactersPage'),
})

const character = createRoute({
  getParentRoute: () => rootRoute,
  path: '/character/$characterSlug',
  loader: ({ context }) => startReading(() => readLibrary(context)),
  component: lazyRouteComponent(() => import('#features/characters/CharacterPage.tsx'), 'CharacterPage'),
})

const beginnerGuide = createRoute({
  getParentRoute: () => rootRoute,
  path: '/guides/beginner-guide',
  component: lazyRouteComponent(() => import('#features/guides/BeginnerGuidePage.tsx'), 'BeginnerGuidePage'),
})

const setRotationGuide = createRoute({
  getParentRoute: () => rootRoute,
  path: '/guides/set-rotation',
  component: lazyRouteComponent(() => import('#features/guides/SetRotationGuidePage.tsx'), 'SetRotationGuidePage'),
})

/** The signed-in person's id, once that is known, or a way to the sign-in page. */
async function requireUserId(): Promise<string> {
  await startSession()
  const session = sessionStore.get()
  if (session.status === 'signedIn') return session.user.id
  throw redirect({ href: paths.login(), replace: true })
}

const myCollection = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-collection',
  beforeLoad: async () => {
    throw redirect({ href: paths.userCollection(await requireUserId()), replace: true })
  },
})

const myDecks = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my-decks',
  beforeLoad: async () => {
    throw redirect({ href: paths.userDecks(await requireUserId()), replace: true })
  },
})

/** Any other path leads home (specification §2, route table). */
const unknown = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ href: paths.home(), replace: true })
  },
})

const routeTree = rootRoute.addChildren([
  home,
  cards,
  card,
  sets,
  characters,
  character,
  beginnerGuide,
  setRotationGuide,
  myCollection,
  myDecks,
  ...unwrittenRoutes(rootRoute),
  unknown,
])

/** The product's routes over the browser's address, or over `history` where a page is drawn beforehand. */
export const makeRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { queryClient },
    ...(history && { history }),
    parseSearch: parseSearchParams,
    stringifySearch: makeSearchParams,
    defaultPreload: 'intent',
    // It works by an inline script, which a page drawn beforehand must not have.
    scrollRestoration: history === undefined,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
