import { createRoute, redirect } from '@tanstack/react-router'
import { parseAddCardsSearch } from '#url/addCardsSearch.ts'
import { parseBuilderSearch } from '#url/cardsSearch.ts'
import { parseCollectionSearch } from '#url/collectionSearch.ts'
import { parseMatchesSearch } from '#url/matchesSearch.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { readFlag, readText } from '#url/searchParams.ts'
import type * as memberData from './memberData.ts'
import { memberPage, publicPage } from './pageRoute.ts'

/** Loads the data of a page. If the code for that cannot be loaded, neither can the code of the page, which says so. */
async function load(read: (data: typeof memberData) => Promise<unknown>): Promise<void> {
  const data = await import('./memberData.ts').catch(() => undefined)
  if (data) await read(data)
}

const login = createRoute(
  publicPage(pages.login, { load: () => import('#features/signIn/LoginPage.tsx'), name: 'LoginPage' }),
)

const mailCode = (values: Record<string, unknown>): { token_hash?: string | undefined } => ({
  token_hash: readText(values['token_hash']),
})

const resetPassword = createRoute({
  ...publicPage(pages.resetPassword, {
    load: () => import('#features/signIn/ResetPasswordPage.tsx'),
    name: 'ResetPasswordPage',
  }),
  validateSearch: mailCode,
})

const confirmEmail = createRoute({
  ...publicPage(pages.confirmEmail, {
    load: () => import('#features/signIn/ConfirmEmailPage.tsx'),
    name: 'ConfirmEmailPage',
  }),
  validateSearch: mailCode,
})

const account = createRoute({
  ...memberPage(pages.account, {
    load: () => import('#features/account/AccountPage.tsx'),
    name: 'AccountPage',
    pending: async () => (await import('#features/account/AccountPending.tsx')).AccountPending,
  }),
  validateSearch: (
    values: Record<string, unknown>,
  ): { success?: boolean | undefined; canceled?: boolean | undefined } => ({
    success: readFlag(values['success']),
    canceled: readFlag(values['canceled']),
  }),
  loader: ({ context }) => load((data) => data.loadProfile(context, 'Error loading your profile')),
})

const myCollection = createRoute({
  ...memberPage(pages.myCollection),
  loader: ({ context }) => {
    throw redirect({ href: paths.userCollection(context.userId), replace: true })
  },
})

const myDecks = createRoute({
  ...memberPage(pages.myDecks),
  loader: ({ context }) => {
    throw redirect({ href: paths.userDecks(context.userId), replace: true })
  },
})

/** Other visitors may see the collection. */
const collection = createRoute({
  ...publicPage(pages.userCollection, {
    load: () => import('#features/collection/CollectionPage.tsx'),
    name: 'CollectionPage',
    pending: async () => (await import('#features/collection/CollectionPending.tsx')).CollectionPending,
    isPreloadable: true,
  }),
  validateSearch: parseCollectionSearch,
  loader: ({ context, params }) => load((data) => data.loadCollection(context, params.userId)),
})

/** Other members see a message that the page is its owner's. */
const activity = createRoute({
  ...memberPage(pages.userActivity, {
    load: () => import('#features/collection/activity/ActivityPage.tsx'),
    name: 'ActivityPage',
    pending: async () => (await import('#features/collection/activity/ActivityPending.tsx')).ActivityPending,
  }),
  validateSearch: (values: Record<string, unknown>): { search?: string | undefined } => ({
    search: readText(values['search']),
  }),
  loader: ({ context, params }) =>
    params.userId === context.userId ? load((data) => data.loadActivity(context)) : undefined,
})

const addCards = createRoute({
  ...memberPage(pages.userCollectionAdd, {
    load: () => import('#features/collection/add/AddCardsPage.tsx'),
    name: 'AddCardsPage',
    pending: async () => (await import('#features/collection/add/AddCardsPending.tsx')).AddCardsPending,
    isPreloadable: true,
  }),
  validateSearch: parseAddCardsSearch,
  loader: ({ context, params }) =>
    params.userId === context.userId ? load((data) => data.loadEditableCollection(context)) : undefined,
})

const importCollection = createRoute({
  ...memberPage(pages.userCollectionImport, {
    load: () => import('#features/collection/transfer/ImportPage.tsx'),
    name: 'ImportPage',
    pending: async () => (await import('#features/collection/transfer/ImportPending.tsx')).ImportPending,
  }),
  loader: ({ context, params }) =>
    params.userId === context.userId ? load((data) => data.loadEditableCollection(context)) : undefined,
})

/** Guests may build decks, and are asked to sign in when they save. */
const deckBuilder = createRoute({
  ...publicPage(pages.deckBuilder, {
    load: () => import('#features/decks/builder/DeckBuilderPage.tsx'),
    name: 'DeckBuilderPage',
    pending: async () => (await import('#features/decks/builder/DeckBuilderPending.tsx')).DeckBuilderPending,
    isPreloadable: true,
  }),
  validateSearch: parseBuilderSearch,
  loaderDeps: ({ search }) => ({ deckId: search.deck ?? search.copy }),
  loader: ({ context, deps }) => load((data) => data.loadBuilder(context, deps.deckId)),
})

const matches = createRoute({
  ...memberPage(pages.matches, {
    load: () => import('#features/matches/MatchesPage.tsx'),
    name: 'MatchesPage',
    pending: async () => (await import('#features/matches/MatchesPending.tsx')).MatchesPending,
    isPreloadable: true,
  }),
  validateSearch: parseMatchesSearch,
  loader: ({ context }) => load((data) => data.loadMatches(context)),
})

/** The page itself checks whether the user is an administrator. */
const admin = createRoute({
  ...memberPage(pages.admin, {
    load: () => import('#features/admin/AdminPage.tsx'),
    name: 'AdminPage',
    pending: async () => (await import('#features/admin/AdminPending.tsx')).AdminPending,
    failed: async () => (await import('#features/admin/AdminCheckFailed.tsx')).AdminCheckFailed,
  }),
  loader: ({ context }) => load((data) => data.loadProfile(context, 'Permission Check Failed')),
})

/** The routes for signing in, and those of the pages for members, which await their data. */
export const memberRoutes = [
  login,
  resetPassword,
  confirmEmail,
  account,
  myCollection,
  myDecks,
  collection,
  activity,
  addCards,
  importCollection,
  deckBuilder,
  matches,
  admin,
]
