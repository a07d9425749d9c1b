import { html, raw } from 'hono/html'
import { type PageHead, pageHeads } from '#url/pageHeads.ts'
import { paths } from '#url/paths.ts'
import type { CardIndex } from './cardIndex.ts'

/** What the host writes into a page's head, for search engines and for where links are pasted. */
export type HostedHead = PageHead & {
  readonly image?: string | null
  readonly type?: 'website' | 'article'
  /** 404 where the address names something that does not exist. */
  readonly status?: number
}

const SITE = 'Lorefolio'

const PAGES: Readonly<Record<string, HostedHead>> = {
  [paths.home()]: pageHeads.home,
  [paths.cards()]: pageHeads.cards,
  [paths.sets()]: pageHeads.sets,
  [paths.characters()]: pageHeads.characters,
  [paths.deckBuilder()]: pageHeads.deckBuilder,
  [paths.decks()]: pageHeads.decks,
  [paths.beginnerGuide()]: { ...pageHeads.beginnerGuide, type: 'article' },
  [paths.setRotationGuide()]: { ...pageHeads.setRotationGuide, type: 'article' },
  [paths.terms()]: pageHeads.terms,
  [paths.privacy()]: pageHeads.privacy,
  [paths.login()]: pageHeads.login,
  [paths.resetPassword()]: pageHeads.resetPassword,
  [paths.confirmEmail()]: pageHeads.confirmEmail,
  [paths.account()]: pageHeads.account,
  [paths.matches()]: pageHeads.matches,
  [paths.success()]: pageHeads.success,
  [paths.admin()]: pageHeads.admin,
}

/** Pages that stand at an address for each member, and show it to its member alone (specification §2). */
const OWN_PAGES: readonly (readonly [RegExp, HostedHead])[] = [
  [/^\/user\/[^/]+\/collection\/activity$/, pageHeads.activity],
  [/^\/user\/[^/]+\/collection\/import$/, pageHeads.importCollection],
  [/^\/my-(collection|decks)$/, { ...pageHeads.home, noindex: true }],
]

/** The addresses of the pages that are always there. */
export const FIXED_PAGES: readonly string[] = Object.keys(PAGES)

/** Those of them that everybody may see. */
export const PUBLIC_PAGES = FIXED_PAGES.filter((path) => PAGES[path]?.noindex !== true)

/** The head of the page at `path` (decoded, without the query). Unknown addresses lead home, in the browser. */
export function pageHead(path: string, { cards, characters }: CardIndex): HostedHead {
  const [, kind, slug = ''] = /^\/(card|character)\/([^/]+)\/?$/.exec(path) ?? []
  if (kind === 'card') {
    const card = cards.get(slug.toLowerCase())
    return card ? { ...pageHeads.card(card), image: card.image } : { ...pageHeads.cardNotFound, status: 404 }
  }
  if (kind === 'character') {
    const character = characters.get(slug.toLowerCase())
    if (!character) return { ...pageHeads.characterNotFound, status: 404 }
    const { name, cards: all } = character
    return {
      ...pageHeads.character({ name, cards: all.length }),
      image: all.find(({ image }) => image !== null)?.image ?? null,
    }
  }
  const page = path.length > 1 ? path.replace(/\/$/, '') : path
  return PAGES[page] ?? OWN_PAGES.find(([own]) => own.test(page))?.[1] ?? pageHeads.home
}

/** The head as HTML, every value escaped. `url` is the page's own address. */
export async function renderHead(
  { title, description = pageHeads.home.description, image, type = 'website', noindex = false }: HostedHead,
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
