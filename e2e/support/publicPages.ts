type PublicPage = { path: string; title: string; heading: string | RegExp; noindex?: boolean }

/** Every kind of page that everybody may read, with what it is called. */
export const PUBLIC_PAGES: PublicPage[] = [
  { path: '/', title: 'Lorefolio: Lorcana deck builder and collection tracker', heading: /collection tracker/ },
  { path: '/cards', title: 'Lorcana Cards | Lorefolio', heading: 'Lorcana Cards' },
  { path: '/cards?set=Fabled', title: 'Fabled Cards | Lorefolio', heading: 'Lorcana Cards' },
  { path: '/cards?search=qqqq', title: 'Lorcana Cards | Lorefolio', heading: 'Lorcana Cards' },
  { path: '/card/elsa-snow-queen-41', title: 'Elsa - Snow Queen | Lorefolio', heading: /^Elsa/ },
  {
    path: '/card/tianas-palace-jazz-restaurant-34',
    title: "Tiana's Palace - Jazz Restaurant | Lorefolio",
    heading: /^Tiana's Palace/,
  },
  { path: '/card/nothing-0', title: 'Card not found | Lorefolio', heading: 'Card not found', noindex: true },
  { path: '/sets', title: 'Lorcana Sets | Lorefolio', heading: 'Lorcana Sets' },
  { path: '/characters', title: 'Lorcana Characters | Lorefolio', heading: 'Lorcana Characters' },
  { path: '/character/elsa', title: 'Elsa | Lorefolio', heading: 'Elsa' },
  {
    path: '/character/nobody',
    title: 'Character Not Found | Lorefolio',
    heading: 'Character Not Found',
    noindex: true,
  },
  { path: '/deck-builder', title: 'Lorcana Deck Builder | Lorefolio', heading: 'Lorcana Deck Builder' },
  { path: '/decks', title: 'Lorcana Decks | Lorefolio', heading: 'Lorcana Decks' },
  { path: '/deck/nothing', title: 'Deck not found | Lorefolio', heading: 'Deck not found', noindex: true },
  {
    path: '/guides/beginner-guide',
    title: 'Lorcana Beginner Guide | Lorefolio',
    heading: 'Lorcana Beginner Guide',
  },
  { path: '/guides/set-rotation', title: 'Lorcana Set Rotation | Lorefolio', heading: 'Lorcana Set Rotation' },
  { path: '/search-help', title: 'Search Help | Lorefolio', heading: 'Search Help' },
  { path: '/terms', title: 'Terms of Use | Lorefolio', heading: 'Terms of Use' },
  { path: '/privacy', title: 'Privacy | Lorefolio', heading: 'Privacy' },
]
