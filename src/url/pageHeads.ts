/** What a page is called in tabs, search results and pasted links. The browser and the host say the same. */
export type PageHead = {
  readonly title: string
  readonly description?: string
  /** Search engines are asked to leave the page out. */
  readonly noindex?: boolean
}

const SITE = 'Lorefolio'

/** Search engines show about this much of a description. */
const MAX_DESCRIPTION = 160

const shorten = (text: string) =>
  text.length <= MAX_DESCRIPTION ? text : `${text.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…`

/** The heads of all pages (specification §2; experience, "Public pages are for search engines too"). */
export const pageHeads = {
  home: {
    title: 'Lorefolio: Lorcana deck builder and collection tracker',
    description:
      'Build Disney Lorcana decks, track your collection and look up every card, price and set. Unofficial and free.',
  },
  cards: {
    title: `Lorcana Cards | ${SITE}`,
    description:
      'Every Disney Lorcana card: search by name, text or character, filter by ink, rarity, type and set, and see prices.',
  },
  card: (card: { name: string; types: readonly string[]; set: string; text: string }): PageHead => ({
    title: `${card.name} | ${SITE}`,
    description: shorten(
      `${card.name}: ${card.types.join(' · ')} of ${card.set}. ${card.text.replaceAll('\n', ' ')}`.trim(),
    ),
  }),
  cardNotFound: { title: `Card not found | ${SITE}`, noindex: true },
  sets: {
    title: `Lorcana Sets | ${SITE}`,
    description:
      'Every set of Disney Lorcana from the newest to the first, with its release date and all of its cards.',
  },
  characters: {
    title: `Lorcana Characters | ${SITE}`,
    description: 'Every character of Disney Lorcana with all of its cards, from Mickey Mouse to the rarest guest.',
  },
  /** `cards` is how many cards bear the name. */
  character: ({ name, cards }: { name: string; cards: number }): PageHead => ({
    title: `${name} | ${SITE}`,
    description: `All ${cards} Disney Lorcana cards of ${name}, with their rules, prices and printings.`,
  }),
  characterNotFound: { title: `Character Not Found | ${SITE}`, noindex: true },
  beginnerGuide: {
    title: `Lorcana Beginner Guide | ${SITE}`,
    description: 'What you need to know for your first game of Disney Lorcana, and how to build a deck that works.',
  },
  setRotationGuide: {
    title: `Lorcana Set Rotation | ${SITE}`,
    description: 'Core or Infinity: which sets you may play in which format, and what a rotation means for your decks.',
  },
  unwritten: { title: `Not written yet | ${SITE}`, noindex: true },
} as const
