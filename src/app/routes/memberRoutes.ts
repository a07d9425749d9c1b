import { createRoute, redirect } from '@tanstack/react-router'
import { startSession } from '#data/session/session.ts'
import { viewerId } from '#data/session/viewerId.ts'
import { parseAddCardsSearch } from '#url/addCardsSearch.ts'
import { parseMatchesSearch } from '#url/matchesSearch.ts'
import { paths } from '#url/paths.ts'
import { readFlag, readText } from '#url/searchParams.ts'
import { FOR_MEMBERS, lazyRoute } from './lazyRoute.ts'
import { rootRoute } from './rootRoute.ts'

/**
 * Waits for the session.
 * @param returnTo the address to open after signing in; by default the user's collection.
 * @returns the id of the signed-in user. @throws a redirect to the sign-in page for guests.
 */
async function requireUserId(returnTo?: string): Promise<string> {
  await startSession()
  const userId = viewerId()
  if (userId !== undefined) return userId
  throw redirect({ to: paths.login(), replace: true, ...(returnTo && { state: { returnTo } }) })
}

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  component: lazyRoute(() => import('#features/signIn/LoginPage.tsx'), 'LoginPage'),
})

const mailCode = (values: Record<string, unknown>): { token_hash?: string | undefined } => ({
  token_hash: readText(values['token_hash']),
})

const resetPassword = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: mailCode,
  component: lazyRoute(() => import('#features/signIn/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
})

const confirmEmail = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-email',
  validateSearch: mailCode,
  component: lazyRoute(() => import('#features/signIn/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
})

const account = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account',
  validateSearch: (
    values: Record<string, unknown>,
  ): { success?: boolean | undefined; canceled?: boolean | undefined } => ({
    success: readFlag(values['success']),
    canceled: readFlag(values['canceled']),
  }),
  beforeLoad: async ({ location }) => void (await requireUserId(location.href)),
  component: lazyRoute(() => import('#features/account/AccountPage.tsx'), 'AccountPage'),
})

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
  beforeLoad: async ({ location }) => {
    throw redirect({ href: paths.userDecks(await requireUserId(location.href)), replace: true })
  },
})

/** Other members see a message that the page is its owner's. */
const activity = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user/$userId/collection/activity',
  validateSearch: (values: Record<string, unknown>): { search?: string | undefined } => ({
    search: readText(values['search']),
  }),
  beforeLoad: async ({ location }) => void (await requireUserId(location.href)),
  component: lazyRoute(() => import('#features/collection/activity/ActivityPage.tsx'), 'ActivityPage'),
})

const addCards = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user/$userId/collection/add',
  validateSearch: parseAddCardsSearch,
  beforeLoad: async ({ location }) => void (await requireUserId(location.href)),
  component: lazyRoute(() => import('#features/collection/add/AddCardsPage.tsx'), 'AddCardsPage', FOR_MEMBERS),
})

const importCollection = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user/$userId/collection/import',
  beforeLoad: async ({ location }) => void (await requireUserId(location.href)),
  component: lazyRoute(() => import('#features/collection/transfer/ImportPage.tsx'), 'ImportPage'),
})

const matches = createRoute({
  getParentRoute: () => rootRoute,
  path: '/matches',
  validateSearch: parseMatchesSearch,
  beforeLoad: async ({ location }) => void (await requireUserId(location.href)),
  component: lazyRoute(() => import('#features/matches/MatchesPage.tsx'), 'MatchesPage', FOR_MEMBERS),
})

/** The page itself checks whether the user is an administrator. */
const admin = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin',
  beforeLoad: async ({ location }) => void (await requireUserId(location.href)),
  component: lazyRoute(() => import('#features/admin/AdminPage.tsx'), 'AdminPage'),
})

/** The routes for signing in and for the user's own pages. */
export const memberRoutes = [
  login,
  resetPassword,
  confirmEmail,
  account,
  myCollection,
  myDecks,
  activity,
  addCards,
  importCollection,
  matches,
  admin,
]
