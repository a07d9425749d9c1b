import { createRoute, redirect } from '@tanstack/react-router'
import { parseAddCardsSearch } from '#url/addCardsSearch.ts'
import { parseMatchesSearch } from '#url/matchesSearch.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { readFlag, readText } from '#url/searchParams.ts'
import { parseShelfSearch } from '#url/shelfSearch.ts'
import { FOR_MEMBERS, lazyRoute } from './lazyRoute.ts'
import { loadedPage } from './loadedPage.ts'
import { loadCollection } from './loadCollection.ts'
import { loadCatalogue, loadQuery } from './loadQuery.ts'
import { memberPage, publicPage } from './pageRoute.ts'
import type { RouterContext } from './rootRoute.ts'

/** The context of a route for members. */
type MemberContext = RouterContext & { readonly userId: string }

/** Loads the user's profile. @param title the title of the error page. */
const loadProfile = (context: MemberContext, title: string) =>
  loadQuery(
    context,
    async () => (await import('#data/account/profile.ts')).userProfileQuery(context.userId),
    () => title,
  )

const login = createRoute({
  ...publicPage(pages.login),
  component: lazyRoute(() => import('#features/signIn/LoginPage.tsx'), 'LoginPage'),
})

const mailCode = (values: Record<string, unknown>): { token_hash?: string | undefined } => ({
  token_hash: readText(values['token_hash']),
})

const resetPassword = createRoute({
  ...publicPage(pages.resetPassword),
  validateSearch: mailCode,
  component: lazyRoute(() => import('#features/signIn/ResetPasswordPage.tsx'), 'ResetPasswordPage'),
})

const confirmEmail = createRoute({
  ...publicPage(pages.confirmEmail),
  validateSearch: mailCode,
  component: lazyRoute(() => import('#features/signIn/ConfirmEmailPage.tsx'), 'ConfirmEmailPage'),
})

const account = createRoute({
  ...memberPage(pages.account),
  validateSearch: (
    values: Record<string, unknown>,
  ): { success?: boolean | undefined; canceled?: boolean | undefined } => ({
    success: readFlag(values['success']),
    canceled: readFlag(values['canceled']),
  }),
  loader: ({ context }) => loadProfile(context, 'Error loading your profile'),
  ...loadedPage(async () => (await import('#features/account/AccountPending.tsx')).AccountPending),
  component: lazyRoute(() => import('#features/account/AccountPage.tsx'), 'AccountPage'),
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

/** Other members see a message that only the owner can see the page. */
const activity = createRoute({
  ...memberPage(pages.userActivity),
  validateSearch: (values: Record<string, unknown>): { search?: string | undefined } => ({
    search: readText(values['search']),
  }),
  loader: async ({ context, params }) => {
    if (params.userId !== context.userId) return
    await Promise.all([
      loadCatalogue(context),
      loadQuery(
        context,
        async () => (await import('#data/collection/collectionActivity.ts')).activityQuery(context.userId),
        (message) => `Error loading activity log: ${message}`,
      ),
    ])
  },
  ...loadedPage(async () => (await import('#features/collection/activity/ActivityPending.tsx')).ActivityPending),
  component: lazyRoute(() => import('#features/collection/activity/ActivityPage.tsx'), 'ActivityPage'),
})

/** Loads the collection for the pages that edit it. Members other than its owner see a message instead. */
const loadEditor = async ({ context, params }: { context: MemberContext; params: { userId: string } }) => {
  if (params.userId === context.userId) await loadCollection(context, context.userId, context.userId)
}

const addCards = createRoute({
  ...memberPage(pages.userCollectionAdd),
  validateSearch: parseAddCardsSearch,
  loader: loadEditor,
  ...loadedPage(async () => (await import('#features/collection/add/AddCardsFrame.tsx')).AddCardsFrame, FOR_MEMBERS),
  component: lazyRoute(() => import('#features/collection/add/AddCardsPage.tsx'), 'AddCardsPage', FOR_MEMBERS),
})

const importCollection = createRoute({
  ...memberPage(pages.userCollectionImport),
  loader: loadEditor,
  ...loadedPage(async () => (await import('#features/collection/transfer/ImportFrame.tsx')).ImportFrame),
  component: lazyRoute(() => import('#features/collection/transfer/ImportPage.tsx'), 'ImportPage'),
})

const matches = createRoute({
  ...memberPage(pages.matches),
  validateSearch: parseMatchesSearch,
  loader: async ({ context }) => {
    await Promise.all([
      loadQuery(context, async () => (await import('#data/matches/matches.ts')).matchesQuery(context.userId)),
      loadQuery(context, async () => (await import('#data/decks/userDecks.ts')).userDecksQuery(context.userId)),
    ])
  },
  ...loadedPage(async () => (await import('#features/matches/MatchesPending.tsx')).MatchesPending, FOR_MEMBERS),
  component: lazyRoute(() => import('#features/matches/MatchesPage.tsx'), 'MatchesPage', FOR_MEMBERS),
})

const shelf = createRoute({
  ...memberPage(pages.shelf),
  validateSearch: parseShelfSearch,
  loader: async ({ context }) => {
    const { userId } = context
    await Promise.all([
      loadCollection(context, userId, userId),
      loadQuery(context, async () => (await import('#data/shelf/shelfDecks.ts')).shelfDecksQuery(userId)),
      loadQuery(context, async () => (await import('#data/shelf/assembledDecks.ts')).assembledDecksQuery(userId)),
    ])
  },
  ...loadedPage(async () => (await import('#features/shelf/ShelfPending.tsx')).ShelfPending, FOR_MEMBERS),
  component: lazyRoute(() => import('#features/shelf/ShelfPage.tsx'), 'ShelfPage', FOR_MEMBERS),
})

/** The page itself checks whether the user is an administrator. */
const admin = createRoute({
  ...memberPage(pages.admin),
  loader: ({ context }) => loadProfile(context, 'Permission Check Failed'),
  ...loadedPage(async () => (await import('#features/admin/AdminPending.tsx')).AdminPending, {
    failed: async () => (await import('#features/admin/AdminCheckFailed.tsx')).AdminCheckFailed,
  }),
  component: lazyRoute(() => import('#features/admin/AdminPage.tsx'), 'AdminPage'),
})

/** The loaders and the pending page of a tool of administrators. @param load loads its data. */
const adminTool = (load: (context: MemberContext) => Promise<unknown>) => ({
  loader: async ({ context }: { context: MemberContext }) => {
    await Promise.all([loadProfile(context, 'Permission Check Failed'), load(context)])
  },
  ...loadedPage(async () => (await import('#features/admin/AdminPending.tsx')).AdminPending),
})

const adminFormats = createRoute({
  ...memberPage(pages.adminFormats),
  ...adminTool((context) => {
    const load = async () => import('#data/admin/ruleChanges.ts')
    return Promise.all([
      loadQuery(context, async () => (await load()).storedRulesQuery(context.userId)),
      loadQuery(context, async () => (await load()).ruleChangesQuery(context.userId)),
    ])
  }),
  component: lazyRoute(() => import('#features/admin/formats/FormatRulesPage.tsx'), 'FormatRulesPage'),
})

const adminCorrections = createRoute({
  ...memberPage(pages.adminCorrections),
  ...adminTool((context) =>
    loadQuery(context, async () => (await import('#data/admin/corrections.ts')).correctionsQuery(context.userId)),
  ),
  component: lazyRoute(() => import('#features/admin/corrections/CorrectionsPage.tsx'), 'CorrectionsPage'),
})

const adminReports = createRoute({
  ...memberPage(pages.adminReports),
  ...adminTool((context) =>
    loadQuery(context, async () => (await import('#data/admin/moderation.ts')).hiddenListQuery(context.userId)),
  ),
  component: lazyRoute(() => import('#features/admin/reports/ReportsPage.tsx'), 'ReportsPage'),
})

const adminNames = createRoute({
  ...memberPage(pages.adminNames),
  ...adminTool((context) =>
    loadQuery(context, async () => (await import('#data/admin/nameWords.ts')).nameWordsQuery(context.userId)),
  ),
  component: lazyRoute(() => import('#features/admin/names/NameWordsPage.tsx'), 'NameWordsPage'),
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
  shelf,
  admin,
  adminFormats,
  adminCorrections,
  adminReports,
  adminNames,
]
