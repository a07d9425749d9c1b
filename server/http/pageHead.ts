import { html, raw } from 'hono/html'
import type { CardIndex } from './cardIndex.ts'

/** What the host writes into a page's head, for search engines and for where links are pasted. */
export type PageHead = {
  readonly title: string
  readonly description: string
  readonly image?: string | null
  readonly type?: 'website' | 'article'
  readonly noindex?: boolean
  /** 404 where the address names something that does not exist. */
  readonly status?: number
}

const SITE = 'Lorefolio'
const MAX_DESCRIPTION = 160

const HOME: PageHead = {
  title: 'Lorefolio: Lorcana deck builder and collection tracker',
  description:
    'Build Disney Lorcana decks, track your collection and look up every card, price and set. Unofficial and free.',
}

const PAGES: Readonly<Record<string, PageHead>> = {
  '/': HOME,
  '/cards': {
    title: `Lorcana Cards | ${SITE}`,
    description:
      'Every Disney Lorcana card: search by name, text or character, filter by ink, rarity, type and set, and see prices.',
  },
  '/sets': {
    title: `Lorcana Sets | ${SITE}`,
    description:
      'Every set of Disney Lorcana from the newest to the first, with its release date and all of its cards.',
  },
  '/characters': {
    title: `Lorcana Characters | ${SITE}`,
    description: 'Every character of Disney Lorcana with all of its cards, from Mickey Mouse to the rarest guest.',
  },
  '/decks': {
    title: `Lorcana Decks | ${SITE}`,
    description: 'Decks that players of Disney Lorcana share: the newest and the most loved, by format and ink.',
  },
  '/deck-builder': {
    title: `Lorcana Deck Builder | ${SITE}`,
    description: 'Build a 60-card Disney Lorcana deck, see its curve and inks at a glance, and share it.',
  },
  '/guides/beginner-guide': {
    title: `Beginner Guide to Lorcana | ${SITE}`,
    description: 'How to begin with Disney Lorcana: the six inks, how a deck is built and how 20 lore are won.',
    type: 'article',
  },
  '/guides/set-rotation': {
    title: `Lorcana Set Rotation | ${SITE}`,
    description: 'Which sets of Disney Lorcana are legal in Core, which in Infinity alone, and what rotation means.',
    type: 'article',
  },
}

/** Pages that search engines are asked to leave out (specification §2). */
const NOINDEX = /^\/(login|account|admin|success|my-collection|my-decks)\/?$|^\/user\/[^/]+\/collection\/activity\/?$/

/** The addresses of the public pages that are always there. */
export const PUBLIC_PAGES = Object.keys(PAGES)

/** The head of the page at `path` (decoded, without the query). Unknown addresses lead home, in the browser. */
export function pageHead(path: string, { cards, characters }: CardIndex): PageHead {
  const [, kind, slug = ''] = /^\/(card|character)\/([^/]+)\/?$/.exec(path) ?? []
  if (kind === 'card') {
    const card = cards.get(slug)
    if (!card) return { title: `Card not found | ${SITE}`, description: HOME.description, noindex: true, status: 404 }
    const summary = `${card.types.join(' · ')} of ${card.set}`
    return {
      title: `${card.name} | ${SITE}`,
      description: shorten(`${card.name}: ${summary}. ${card.text}`),
      image: card.image,
    }
  }
  if (kind === 'character') {
    const character = characters.get(slug)
    if (!character) {
      return { title: `Character Not Found | ${SITE}`, description: HOME.description, noindex: true, status: 404 }
    }
    const { name, cards: all } = character
    return {
      title: `${name} | ${SITE}`,
      description: `All ${all.length} Disney Lorcana cards of ${name}, with their rules, prices and printings.`,
      image: all.find(({ image }) => image !== null)?.image ?? null,
    }
  }
  const page = PAGES[path.length > 1 ? path.replace(/\/$/, '') : path] ?? HOME
  return NOINDEX.test(path) ? { ...page, noindex: true } : page
}

/** The head as HTML, every value escaped. `url` is the page's own address. */
export async function renderHead(
  { title, description, image, type = 'website', noindex = false }: PageHead,
  url: string,
): Promise<string> {
  return html`<title>${title}</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="${url}" />
    <meta property="og:site_name" content="${SITE}" />
    <meta property="og:type" content="${type}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" />
    ${image ? html`<meta property="og:image" content="${image}" />` : ''}
    <meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />
    ${noindex ? raw('<meta name="robots" content="noindex" />') : ''}`
}

function shorten(text: string): string {
  const line = text.trim()
  return line.length <= MAX_DESCRIPTION ? line : `${line.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…`
}
