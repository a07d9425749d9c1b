import { createRoute, redirect } from '@tanstack/react-router'
import { parseBuilderSearch, parseCardsSearch } from '#url/cardsSearch.ts'
import { parseCharacterSearch, parseCharactersSearch } from '#url/charactersSearch.ts'
import { parseCollectionSearch } from '#url/collectionSearch.ts'
import { parseDeckSearch, parseDecksSearch, parseUserDecksSearch } from '#url/decksSearch.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { readText } from '#url/searchParams.ts'
import { FOR_MEMBERS, lazyRoute } from './lazyRoute.ts'
import { loadCollectionPage } from './loadCollection.ts'
import { loadedPage } from './loadedPage.ts'
import { publicPage } from './pageRoute.ts'
import { rootRoute } from './rootRoute.ts'

const home = createRoute({
  ...publicPage(pages.home),
  loader: ({ context }) =>
    context.loadContent(
      async ({ part }) => part((await import('#features/home/landing/landingPart.ts')).landingPart),
      undefined,
      // Guests need all cards once they type into the search.
      { startsCatalogue: false },
    ),
  component: lazyRoute(() => import('#features/home/HomePage.tsx'), 'HomePage'),
})

const cards = createRoute({
  ...publicPage(pages.cards),
  validateSearch: parseCardsSearch,
  loader: ({ context, location }) =>
    context.loadContent(async (reader) =>
      (await import('#features/cards/loadCards.ts')).loadCards(reader, parseCardsSearch(location.search)),
    ),
  component: lazyRoute(() => import('#features/cards/CardsPage.tsx'), 'CardsPage', FOR_MEMBERS),
})

const card = createRoute({
  ...publicPage(pages.card),
  validateSearch: (values: Record<string, unknown>): { set?: string | undefined } => ({ set: readText(values['set']) }),
  loader: ({ context, params }) =>
    context.loadContent(async ({ part }) =>
      part((await import('#features/cards/cardPart.ts')).cardPart(params.cardSlug)),
    ),
  component: lazyRoute(() => import('#features/cards/CardPage.tsx'), 'CardPage', FOR_MEMBERS),
})

const sets = createRoute({
  ...publicPage(pages.sets),
  loader: ({ context }) =>
    context.loadContent(async (reader) => (await import('#features/sets/loadSets.ts')).loadSets(reader)),
  component: lazyRoute(() => import('#features/sets/SetsPage.tsx'), 'SetsPage'),
})

const matchups = createRoute({
  ...publicPage(pages.matchups),
  loader: ({ context }) =>
    context.loadContent(
      async (reader) => (await import('#features/matches/community/loadMatchups.ts')).loadMatchups(reader),
      undefined,
      { startsCatalogue: false },
    ),
  component: lazyRoute(() => import('#features/matches/community/MatchupsPage.tsx'), 'MatchupsPage'),
})

const characters = createRoute({
  ...publicPage(pages.characters),
  validateSearch: parseCharactersSearch,
  loader: ({ context, location }) =>
    context.loadContent(async (reader) =>
      (await import('#features/characters/loadCharacters.ts')).loadCharacters(
        reader,
        parseCharactersSearch(location.search),
      ),
    ),
  component: lazyRoute(() => import('#features/characters/CharactersPage.tsx'), 'CharactersPage'),
})

const character = createRoute({
  ...publicPage(pages.character),
  validateSearch: parseCharacterSearch,
  loader: ({ context, params }) =>
    context.loadContent(async ({ part }) =>
      part((await import('#features/characters/characterPart.ts')).characterPart(params.characterSlug)),
    ),
  component: lazyRoute(() => import('#features/characters/CharacterPage.tsx'), 'CharacterPage'),
})

const beginnerGuide = createRoute({
  ...publicPage(pages.beginnerGuide),
  component: lazyRoute(() => import('#features/guides/BeginnerGuidePage.tsx'), 'BeginnerGuidePage'),
})

const setRotationGuide = createRoute({
  ...publicPage(pages.setRotationGuide),
  component: lazyRoute(() => import('#features/guides/SetRotationGuidePage.tsx'), 'SetRotationGuidePage'),
})

const searchHelp = createRoute({
  ...publicPage(pages.searchHelp),
  component: lazyRoute(() => import('#features/guides/SearchHelpPage.tsx'), 'SearchHelpPage'),
})

const terms = createRoute({
  ...publicPage(pages.terms),
  component: lazyRoute(() => import('#features/legal/TermsPage.tsx'), 'TermsPage'),
})

const privacy = createRoute({
  ...publicPage(pages.privacy),
  component: lazyRoute(() => import('#features/legal/PrivacyPage.tsx'), 'PrivacyPage'),
})

/** The page after a payment. Without the payment's parameters it redirects to the home page (requirements §2). */
const success = createRoute({
  ...publicPage(pages.success),
  validateSearch: (
    values: Record<string, unknown>,
  ): { session_id?: string | undefined; success?: string | undefined } => ({
    session_id: readText(values['session_id']),
    success: readText(values['success']),
  }),
  beforeLoad: ({ search }) => {
    if (!search.session_id && !search.success) throw redirect({ href: paths.home(), replace: true })
  },
  component: lazyRoute(() => import('#features/subscription/SuccessPage.tsx'), 'SuccessPage'),
})

const deckBuilder = createRoute({
  ...publicPage(pages.deckBuilder),
  validateSearch: parseBuilderSearch,
  loader: ({ context, location }) =>
    context.loadContent(async (reader) =>
      (await import('#features/decks/builder/loadBuilder.ts')).loadBuilder(reader, parseBuilderSearch(location.search)),
    ),
  component: lazyRoute(() => import('#features/decks/builder/DeckBuilderPage.tsx'), 'DeckBuilderPage', FOR_MEMBERS),
})

const deck = createRoute({
  ...publicPage(pages.deck),
  validateSearch: parseDeckSearch,
  loader: ({ context, params }) =>
    context.loadContent(async (reader) =>
      (await import('#features/decks/detail/loadDeck.ts')).loadDeck(reader, params.deckId),
    ),
  component: lazyRoute(() => import('#features/decks/detail/DeckPage.tsx'), 'DeckPage', FOR_MEMBERS),
})

const decks = createRoute({
  ...publicPage(pages.decks),
  validateSearch: parseDecksSearch,
  loader: ({ context, location }) =>
    context.loadContent(async (reader) =>
      (await import('#features/decks/list/loadDecks.ts')).loadDecks(reader, parseDecksSearch(location.search)),
    ),
  component: lazyRoute(() => import('#features/decks/list/DecksPage.tsx'), 'DecksPage'),
})

const userDecks = createRoute({
  ...publicPage(pages.userDecks),
  validateSearch: parseUserDecksSearch,
  loader: ({ context, location, params }) =>
    context.loadContent(async (reader) =>
      (await import('#features/decks/list/loadDecks.ts')).loadUserDecks(
        reader,
        params.userId,
        parseUserDecksSearch(location.search),
      ),
    ),
  component: lazyRoute(() => import('#features/decks/list/UserDecksPage.tsx'), 'UserDecksPage', FOR_MEMBERS),
})

const userCollection = createRoute({
  ...publicPage(pages.userCollection),
  validateSearch: parseCollectionSearch,
  loader: ({ context, location, params: { userId } }) =>
    context.loadContent(
      async (reader) =>
        (await import('#features/collection/loadFirstContent.ts')).loadFirstContent(
          reader,
          userId,
          parseCollectionSearch(location.search),
        ),
      () => loadCollectionPage(context, userId),
    ),
  ...loadedPage(
    async () => (await import('#features/collection/CollectionPending.tsx')).CollectionPending,
    FOR_MEMBERS,
  ),
  component: lazyRoute(() => import('#features/collection/CollectionPage.tsx'), 'CollectionPage', FOR_MEMBERS),
})

/** Any other path redirects to the home page (requirements §2, route table). */
const unknown = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ href: paths.home(), replace: true })
  },
})

/** The routes that need no account, and the redirect for unknown addresses. */
export const publicRoutes = [
  home,
  cards,
  card,
  sets,
  matchups,
  characters,
  character,
  deckBuilder,
  decks,
  userDecks,
  userCollection,
  deck,
  beginnerGuide,
  setRotationGuide,
  searchHelp,
  terms,
  privacy,
  success,
  unknown,
]
