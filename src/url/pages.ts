import { spellSymbols } from '#domain/cards/rulesText.ts'
import { countOf } from '#domain/text/countOf.ts'
import { type PageHead, shorten, siteTitle } from './pageHead.ts'
import { paths } from './paths.ts'

/** The visitors that a page is for. Guests who open a page for others are sent to the sign-in page. */
type Audience = 'everyone' | 'member' | 'owner' | 'admin'

export type Page = {
  /** The path in the notation of the router. `paths` has a builder with the name of the page. */
  readonly path: `/${string}`
  readonly audience: Audience
  /** A function if the head depends on data. Pages with a fixed head and a canonical path are in the sitemap. */
  readonly head: PageHead | ((data: never) => PageHead)
  /** The head if the page shows one set of cards. */
  readonly headOfSet?: (data: never) => PageHead
  /** The head if the path names nothing that exists. */
  readonly notFound?: PageHead
  /** Whether the build prerenders the page. The host renders it with the content that its route loads. */
  readonly prerendered?: true
  /** Members write the content and may hide it again, so no shared cache stores it. */
  readonly isMemberContent?: true
}

/** The number of characters in the description of a deck (requirements §9). */
const MAX_DECK_DESCRIPTION = 120

/** A page that search engines list. */
const listed = <const Path extends Page['path']>(path: Path, title: string, description: string) => ({
  path,
  audience: 'everyone' as const,
  head: { path, title, description },
})

/** An article that search engines list. */
const article = <const Path extends Page['path']>(path: Path, title: string, description: string) => ({
  path,
  audience: 'everyone' as const,
  prerendered: true as const,
  head: { path, title, description, type: 'article' as const },
})

/** A page that search engines do not list. */
const unlisted = <const Path extends Page['path'], const For extends Audience>(
  path: Path,
  audience: For,
  name: string,
) => ({ path, audience, head: { title: siteTitle(name), noindex: true } })

/** All pages of the site (requirements §2). Routes, heads, prerendering and sitemap read their declaration here. */
export const pages = {
  home: {
    ...listed(
      '/',
      'Lorefolio: Lorcana deck builder and collection tracker',
      'Build Disney Lorcana decks, track your collection and look up every card, price and set. Unofficial and free.',
    ),
    prerendered: true,
  },
  cards: {
    ...listed(
      '/cards',
      siteTitle('Lorcana Cards'),
      'Every Disney Lorcana card: search by name, text or character, filter by ink, rarity, type and set, and see prices.',
    ),
    prerendered: true,
    /** `cards` is the number of cards in the set. */
    headOfSet: ({ name, cards }: { name: string; cards: number }): PageHead => ({
      path: paths.cards({ set: [name] }),
      title: siteTitle(`${name} Cards`),
      description: shorten(
        `${cards === 1 ? 'The one card' : `All ${cards} cards`} of ${name}, a set of Disney Lorcana, with ${cards === 1 ? 'its' : 'their'} rules, rarities and prices.`,
      ),
    }),
  },
  card: {
    path: '/card/$cardSlug',
    audience: 'everyone',
    prerendered: true,
    /** `path` names the set if another printing has the same slug; `text` is the rules text with its symbols in braces. */
    head: (card: { name: string; path: string; types: readonly string[]; set: string; text: string }): PageHead => ({
      path: card.path,
      title: siteTitle(card.name),
      description: shorten(
        `${card.name}: ${card.types.join(' · ') || 'card'} of ${card.set}. ${spellSymbols(card.text).replaceAll('\n', ' ')}`.trim(),
      ),
    }),
    notFound: { title: siteTitle('Card not found'), noindex: true },
  },
  deckBuilder: {
    ...listed(
      '/deck-builder',
      siteTitle('Lorcana Deck Builder'),
      'Build a Disney Lorcana deck with the whole card database beside it: curve and inks as you add, import and export.',
    ),
    prerendered: true,
  },
  login: unlisted('/login', 'everyone', 'Sign In'),
  resetPassword: unlisted('/reset-password', 'everyone', 'Set a New Password'),
  confirmEmail: unlisted('/confirm-email', 'everyone', 'Confirm Your Email'),
  account: unlisted('/account', 'member', 'Account Settings'),
  success: unlisted('/success', 'everyone', 'Subscription'),
  decks: {
    ...listed(
      '/decks',
      siteTitle('Lorcana Decks'),
      'Disney Lorcana decks by other players: the newest and the most liked, by format, ink, card name or card.',
    ),
    prerendered: true,
  },
  deck: {
    path: '/deck/$deckId',
    audience: 'everyone',
    prerendered: true,
    isMemberContent: true,
    /** `description` is the deck in one line, as `describeDeck` makes it. */
    head: ({ id, name, description }: { id: string; name: string; description: string }): PageHead => ({
      path: paths.deck(id),
      title: siteTitle(name),
      description: shorten(description, MAX_DECK_DESCRIPTION),
    }),
    notFound: { title: siteTitle('Deck not found'), noindex: true },
  },
  sets: {
    ...listed(
      '/sets',
      siteTitle('Lorcana Sets'),
      'Every set of Disney Lorcana from the newest to the first, with its release date and all of its cards.',
    ),
    prerendered: true,
  },
  characters: {
    ...listed(
      '/characters',
      siteTitle('Lorcana Characters'),
      'Every character of Disney Lorcana with all of its cards, from Mickey Mouse to the rarest guest.',
    ),
    prerendered: true,
  },
  character: {
    path: '/character/$characterSlug',
    audience: 'everyone',
    prerendered: true,
    /** `cards` is the number of cards with this name. */
    head: ({ name, slug, cards }: { name: string; slug: string; cards: number }): PageHead => ({
      path: paths.character(slug),
      title: siteTitle(name),
      description:
        cards === 1
          ? `The Disney Lorcana card of ${name}, with its rules, price and printings.`
          : `All ${cards} Disney Lorcana cards of ${name}, with their rules, prices and printings.`,
    }),
    notFound: { title: siteTitle('Character Not Found'), noindex: true },
  },
  userCollection: {
    path: '/user/$userId/collection',
    audience: 'everyone',
    prerendered: true,
    isMemberContent: true,
    /** `name` is null if it is private or unknown; `cards` is the number of different cards. */
    head: (owner: { userId: string; name: string | null; isOwn: boolean; cards: number }): PageHead => {
      const { userId, name, isOwn, cards } = owner
      return {
        ...(name !== null && { path: paths.userCollection(userId) }),
        title: siteTitle(isOwn ? 'My Collection' : name === null ? 'Collection of a Member' : `${name}'s Collection`),
        ...(name !== null && {
          description: `The Disney Lorcana collection of ${name}: ${countOf(cards, 'card', 'different cards')}, by set and character, with what they are worth.`,
        }),
        noindex: isOwn || name === null,
      }
    },
  },
  userCollectionAdd: unlisted('/user/$userId/collection/add', 'owner', 'Add Cards'),
  userCollectionImport: unlisted('/user/$userId/collection/import', 'owner', 'Import Collection'),
  userActivity: unlisted('/user/$userId/collection/activity', 'owner', 'Collection Activity'),
  userDecks: {
    path: '/user/$userId/decks',
    audience: 'everyone',
    prerendered: true,
    isMemberContent: true,
    /** `name` is null if it is private or unknown. */
    head: ({ userId, name, isOwn }: { userId: string; name: string | null; isOwn: boolean }): PageHead => ({
      ...(name !== null && { path: paths.userDecks(userId) }),
      title: siteTitle(isOwn ? 'My Decks' : name === null ? 'Decks of a Member' : `${name}'s Decks`),
      ...(name !== null && { description: `The Disney Lorcana decks of ${name}, with their cards, inks and formats.` }),
      noindex: isOwn || name === null,
    }),
  },
  /** The addresses that redirect members to their own pages. */
  myCollection: unlisted('/my-collection', 'member', 'My Collection'),
  myDecks: unlisted('/my-decks', 'member', 'My Decks'),
  matchups: {
    ...listed(
      '/matchups',
      siteTitle('Lorcana Matchups'),
      'Win rates of Disney Lorcana decks by their two inks, over the shared matches of players, by format and week.',
    ),
    prerendered: true,
  },
  matches: unlisted('/matches', 'member', 'My Matches'),
  shelf: unlisted('/shelf', 'member', 'My Shelf'),
  admin: unlisted('/admin', 'admin', 'Admin Dashboard'),
  adminCorrections: unlisted('/admin/corrections', 'admin', 'Corrected Cards'),
  adminReports: unlisted('/admin/reports', 'admin', 'Reports'),
  adminNames: unlisted('/admin/names', 'admin', 'Words in Names'),
  adminFormats: unlisted('/admin/formats', 'admin', 'Rules of Official Events'),
  beginnerGuide: article(
    '/guides/beginner-guide',
    siteTitle('Lorcana Beginner Guide'),
    'What you need to know for your first game of Disney Lorcana, and how to build a deck that works.',
  ),
  setRotationGuide: article(
    '/guides/set-rotation',
    siteTitle('Lorcana Set Rotation'),
    'Core or Infinity: which sets you may play in which format, and what a rotation means for your decks.',
  ),
  searchHelp: article(
    '/search-help',
    siteTitle('Search Help'),
    'How to search Disney Lorcana cards like an expert: every key, from ink:ruby and cost<=3 to lore, text and price.',
  ),
  terms: {
    ...listed(
      '/terms',
      siteTitle('Terms of Use'),
      'What Lorefolio offers, what it asks of its members, and that it is an unofficial fan project.',
    ),
    prerendered: true,
  },
  privacy: {
    ...listed(
      '/privacy',
      siteTitle('Privacy'),
      'What Lorefolio stores about you, why, who sees it, and how you take it with you or delete it.',
    ),
    prerendered: true,
  },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

/** The pages with their names, for code that treats all of them alike. */
export const ALL_PAGES = Object.entries(pages) as readonly (readonly [PageName, Page])[] // `Object.entries` widens the keys

/** The paths of the pages in the sitemap, without those of cards, sets, characters and decks. */
export const LISTED_PATHS: readonly string[] = ALL_PAGES.flatMap(([, { head }]) =>
  typeof head === 'function' ? [] : (head.path ?? []),
)
