import { spellSymbols } from '#domain/cards/rulesText.ts'
import { countOf } from '#domain/text/countOf.ts'
import { paths } from './paths.ts'

/** What a page is called in tabs, search results and pasted links. The browser and the host say the same. */
export type PageHead = {
  readonly title: string
  readonly description?: string
  /** Search engines are asked to leave the page out. */
  readonly noindex?: boolean
  /**
   * The page's own address, whatever filters it was opened with (`rel=canonical`). None where search engines are to leave
   * the page out, or where nobody is to be told that it is there.
   */
  readonly path?: string
}

const SITE = 'Lorefolio'

/** Search engines show about this much of a description. */
const MAX_DESCRIPTION = 160

/** That of a deck (requirements §9). */
const MAX_DECK_DESCRIPTION = 120

/** Cuts a text to a number of characters, the … included. No character is cut in half. */
const shorten = (text: string, length = MAX_DESCRIPTION) => {
  const characters = Array.from(text)
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`
}

/** The heads of all pages (requirements §2; experience, "Public pages are for search engines too"). */
export const pageHeads = {
  /** Any page whose code did not arrive. */
  notLoaded: { title: `Page not loaded | ${SITE}`, noindex: true },
  home: {
    path: paths.home(),
    title: 'Lorefolio: Lorcana deck builder and collection tracker',
    description:
      'Build Disney Lorcana decks, track your collection and look up every card, price and set. Unofficial and free.',
  },
  cards: {
    path: paths.cards(),
    title: `Lorcana Cards | ${SITE}`,
    description:
      'Every Disney Lorcana card: search by name, text or character, filter by ink, rarity, type and set, and see prices.',
  },
  /** `path` names the set where another printing has the same slug; `text` is the card's rules text, with its symbols in braces. */
  card: (card: { name: string; path: string; types: readonly string[]; set: string; text: string }): PageHead => ({
    path: card.path,
    title: `${card.name} | ${SITE}`,
    description: shorten(
      `${card.name}: ${card.types.join(' · ')} of ${card.set}. ${spellSymbols(card.text).replaceAll('\n', ' ')}`.trim(),
    ),
  }),
  /** All cards of a set; `cards` is how many there are. */
  cardsOfSet: ({ name, cards }: { name: string; cards: number }): PageHead => ({
    path: paths.cards({ set: [name] }),
    title: `${name} Cards | ${SITE}`,
    description: shorten(
      `${cards === 1 ? 'The one card' : `All ${cards} cards`} of ${name}, a set of Disney Lorcana, with ${cards === 1 ? 'its' : 'their'} rules, rarities and prices.`,
    ),
  }),
  cardNotFound: { title: `Card not found | ${SITE}`, noindex: true },
  sets: {
    path: paths.sets(),
    title: `Lorcana Sets | ${SITE}`,
    description:
      'Every set of Disney Lorcana from the newest to the first, with its release date and all of its cards.',
  },
  characters: {
    path: paths.characters(),
    title: `Lorcana Characters | ${SITE}`,
    description: 'Every character of Disney Lorcana with all of its cards, from Mickey Mouse to the rarest guest.',
  },
  /** `cards` is how many cards bear the name. */
  character: ({ name, slug, cards }: { name: string; slug: string; cards: number }): PageHead => ({
    path: paths.character(slug),
    title: `${name} | ${SITE}`,
    description:
      cards === 1
        ? `The Disney Lorcana card of ${name}, with its rules, price and printings.`
        : `All ${cards} Disney Lorcana cards of ${name}, with their rules, prices and printings.`,
  }),
  characterNotFound: { title: `Character Not Found | ${SITE}`, noindex: true },
  decks: {
    path: paths.decks(),
    title: `Lorcana Decks | ${SITE}`,
    description:
      'Disney Lorcana decks by other players: the newest and the most liked, by format, ink, card name or card.',
  },
  /** `name` is null where it is not known, for the owner alone or for nobody. */
  userDecks: ({ userId, name, isOwn }: { userId: string; name: string | null; isOwn: boolean }): PageHead => ({
    ...(name !== null && { path: paths.userDecks(userId) }),
    title: `${isOwn ? 'My Decks' : name === null ? 'Decks of a Member' : `${name}'s Decks`} | ${SITE}`,
    ...(name !== null && { description: `The Disney Lorcana decks of ${name}, with their cards, inks and formats.` }),
    noindex: isOwn || name === null,
  }),
  /** `name` is null where it is not known; `cards` is how many different ones the collection has. */
  userCollection: (owner: { userId: string; name: string | null; isOwn: boolean; cards: number }): PageHead => {
    const { userId, name, isOwn, cards } = owner
    return {
      ...(name !== null && { path: paths.userCollection(userId) }),
      title: `${isOwn ? 'My Collection' : name === null ? 'Collection of a Member' : `${name}'s Collection`} | ${SITE}`,
      ...(name !== null && {
        description: `The Disney Lorcana collection of ${name}: ${countOf(cards, 'card', 'different cards')}, by set and character, with what they are worth.`,
      }),
      noindex: isOwn || name === null,
    }
  },
  activity: { title: `Collection Activity | ${SITE}`, noindex: true },
  addCards: { title: `Add Cards | ${SITE}`, noindex: true },
  importCollection: { title: `Import Collection | ${SITE}`, noindex: true },
  /** `description` says the deck in one line, as `describeDeck` does. */
  deck: ({ id, name, description }: { id: string; name: string; description: string }): PageHead => ({
    path: paths.deck(id),
    title: `${name} | ${SITE}`,
    description: shorten(description, MAX_DECK_DESCRIPTION),
  }),
  deckNotFound: { title: `Deck not found | ${SITE}`, noindex: true },
  beginnerGuide: {
    path: paths.beginnerGuide(),
    title: `Lorcana Beginner Guide | ${SITE}`,
    description: 'What you need to know for your first game of Disney Lorcana, and how to build a deck that works.',
  },
  setRotationGuide: {
    path: paths.setRotationGuide(),
    title: `Lorcana Set Rotation | ${SITE}`,
    description: 'Core or Infinity: which sets you may play in which format, and what a rotation means for your decks.',
  },
  searchHelp: {
    path: paths.searchHelp(),
    title: `Search Help | ${SITE}`,
    description:
      'How to search Disney Lorcana cards like an expert: every key, from ink:ruby and cost<=3 to lore, text and price.',
  },
  deckBuilder: {
    path: paths.deckBuilder(),
    title: `Lorcana Deck Builder | ${SITE}`,
    description:
      'Build a Disney Lorcana deck with the whole card database beside it: curve and inks as you add, import and export.',
  },
  login: { title: `Sign In | ${SITE}`, noindex: true },
  resetPassword: { title: `Set a New Password | ${SITE}`, noindex: true },
  confirmEmail: { title: `Confirm Your Email | ${SITE}`, noindex: true },
  account: { title: `Account Settings | ${SITE}`, noindex: true },
  matches: { title: `My Matches | ${SITE}`, noindex: true },
  success: { title: `Subscription | ${SITE}`, noindex: true },
  admin: { title: `Admin Dashboard | ${SITE}`, noindex: true },
  terms: {
    path: paths.terms(),
    title: `Terms of Use | ${SITE}`,
    description: 'What Lorefolio offers, what it asks of its members, and that it is an unofficial fan project.',
  },
  privacy: {
    path: paths.privacy(),
    title: `Privacy | ${SITE}`,
    description: 'What Lorefolio stores about you, why, who sees it, and how you take it with you or delete it.',
  },
} as const
