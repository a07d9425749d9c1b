import { ALL_PAGES, pages } from '#url/pages.ts'

type PublicPage = { path: string; title: string; heading: string | RegExp; noindex?: boolean }

/** The pages for everyone that search engines list, with fixed heads. Except for the home page, the heading is the title's first part. */
const FIXED = ALL_PAGES.flatMap<PublicPage>(([name, { path, head }]) => {
  if (typeof head === 'function' || head.noindex) return []
  const { title } = head
  return [{ path, title, heading: name === 'home' ? /collection tracker/ : (title.split(' | ')[0] ?? '') }]
})

/** Every kind of page that everyone can read, with its title and its heading. */
export const PUBLIC_PAGES: PublicPage[] = [
  ...FIXED,
  { path: '/cards?set=Fabled', title: 'Fabled Cards | Lorefolio', heading: 'Lorcana Cards' },
  { path: '/cards?search=qqqq', title: pages.cards.head.title, heading: 'Lorcana Cards' },
  { path: '/card/elsa-snow-queen-41', title: 'Elsa - Snow Queen | Lorefolio', heading: /^Elsa/ },
  {
    path: '/card/tianas-palace-jazz-restaurant-34',
    title: "Tiana's Palace - Jazz Restaurant | Lorefolio",
    heading: /^Tiana's Palace/,
  },
  { path: '/card/nothing-0', title: 'Card not found | Lorefolio', heading: 'Card not found', noindex: true },
  { path: '/character/elsa', title: 'Elsa | Lorefolio', heading: 'Elsa' },
  {
    path: '/character/nobody',
    title: 'Character Not Found | Lorefolio',
    heading: 'Character Not Found',
    noindex: true,
  },
  { path: '/deck/nothing', title: 'Deck not found | Lorefolio', heading: 'Deck not found', noindex: true },
]
