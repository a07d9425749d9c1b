import { describe, expect, test } from 'vitest'
import { parseSearchParams } from '#url/searchParams.ts'
import { makeCardScene } from '../../preview/scene.fixture.ts'
import { bestCards, type CardIndex, EMPTY_INDEX, type IndexedCard } from './cardIndex.ts'
import { pageHead } from './pageHead.ts'
import { renderHead } from './renderHead.ts'

const SITE = 'https://lorefolio.example'

const makeCard = (card: Partial<IndexedCard> & Pick<IndexedCard, 'id'>): IndexedCard => ({
  name: 'Elsa - Spirit of Winter',
  slug: 'elsa-spirit-of-winter-42',
  path: `/card/elsa-spirit-of-winter-42`,
  setId: '1',
  collectorNumber: '42',
  picture: null,
  face: makeCardScene(),
  releasedAt: null,
  updatedAt: '2026-11-20T00:00:00Z',
  ...card,
})

const first = makeCard({ id: 'a', path: '/card/elsa-spirit-of-winter-42?set=The+First+Chapter' })
const again = makeCard({
  id: 'b',
  path: '/card/elsa-spirit-of-winter-42?set=Fabled',
  face: makeCardScene({ set: 'Fabled' }),
})

const index: CardIndex = {
  ...EMPTY_INDEX,
  byId: new Map([first, again].map((card) => [card.id, card])),
  bySlug: new Map([[first.slug, [first, again]]]),
  byName: new Map([[first.name, [first, again]]]),
  characters: new Map([['elsa', { name: 'Elsa', path: '/character/elsa', cards: [first, again] }]]),
  sets: new Map([
    ['The First Chapter', { name: 'The First Chapter', path: '/cards?set=The+First+Chapter', cards: [first] }],
    ['Fabled', { name: 'Fabled', path: '/cards?set=Fabled', cards: [again] }],
  ]),
}

const htmlOf = async (address: string) => {
  const [path = '', query = ''] = address.split('?')
  return renderHead(pageHead(path, parseSearchParams(query), index), SITE)
}

const thingsOf = async (address: string) => {
  const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(await htmlOf(address)) ?? []
  return (JSON.parse(json) as { '@graph': unknown[] })['@graph']
}

describe('the canonical address', () => {
  test.each([
    ['/cards?color=Ruby&sort=color', '/cards', 'Lorcana Cards'],
    ['/cards?set=Unknown', '/cards', 'Lorcana Cards'],
    ['/cards?set=the+first%20chapter&color=Ruby', '/cards?set=The+First+Chapter', 'The First Chapter Cards'],
    ['/cards/?set=Fabled,The+First+Chapter', '/cards', 'Lorcana Cards'],
    ['/card/ELSA-spirit-of-winter-42/?set=fabled&utm_source=x', again.path, 'Elsa - Spirit of Winter'],
    ['/card/elsa-spirit-of-winter-42', first.path, 'Elsa - Spirit of Winter'],
    // The number was corrected since.
    ['/card/elsa-spirit-of-winter-41?set=Fabled', again.path, 'Elsa - Spirit of Winter'],
    ['/guides/beginner-guide/?x', '/guides/beginner-guide', 'Lorcana Beginner Guide'],
    ['/decks?view=popular', '/decks', 'Lorcana Decks'],
    ['/some/old/page', '/', 'Lorefolio: Lorcana deck builder and collection tracker'],
  ])('of %s is %s', async (address, canonical, title) => {
    const html = await htmlOf(address)
    expect(html).toContain(`<title>${title}`)
    expect(html).toContain(`<link rel="canonical" href="${SITE}${canonical}" />`)
    expect(html).toContain(`<meta property="og:url" content="${SITE}${canonical}" />`)
  })

  test.each(['/login', '/my-decks/', '/card/nobody-1', '/character/nobody', '/user/7/collection/activity'])(
    'is missing on %s, which has the picture of the site',
    async (address) => {
      const html = await htmlOf(address)
      expect(html).toContain('noindex')
      expect(html).not.toMatch(/rel="canonical"|og:url|ld\+json/)
      expect(html).toContain(`<meta property="og:image" content="${SITE}/preview.png" />`)
    },
  )
})

describe('structured data has', () => {
  test('the search of the site on the home page', async () => {
    expect(await thingsOf('/')).toMatchObject([
      { '@type': 'WebSite', potentialAction: { target: { urlTemplate: `${SITE}/cards?search={search_term_string}` } } },
    ])
  })

  test('the breadcrumbs of a card', async () => {
    expect(await thingsOf('/card/elsa-spirit-of-winter-42?set=Fabled')).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Cards' }, { item: `${SITE}/cards?set=Fabled` }, {}] },
    ])
  })

  test('the cards of a character', async () => {
    expect(await thingsOf('/character/elsa')).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Characters' },
          { position: 2, name: 'Elsa' },
        ],
      },
      { '@type': 'ItemList', numberOfItems: 2, itemListElement: [{ url: SITE + first.path }, { position: 2 }] },
    ])
  })
})

test('a group is represented by its rarest cards, of different inks if possible', () => {
  const make = (id: string, rarity: 'Common' | 'Rare' | 'Enchanted', ink: 'Ruby' | 'Steel') =>
    makeCard({ id, face: makeCardScene({ rarity, inks: [ink] }) })
  const cards = [
    make('common', 'Common', 'Ruby'),
    make('older', 'Enchanted', 'Steel'),
    make('newer', 'Enchanted', 'Steel'),
    make('rare', 'Rare', 'Ruby'),
  ]
  const best = (count: number) => bestCards({ name: '', path: '', cards }, count).map(({ id }) => id)
  expect(best(2)).toEqual(['newer', 'rare'])
  expect(best(3)).toEqual(['newer', 'rare', 'older'])
})
