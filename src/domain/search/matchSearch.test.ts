import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Card } from '../cards/card.ts'
import { anyCards } from '../cards/card.arbitrary.ts'
import { makeCard } from '../cards/card.fixture.ts'
import { type Catalogue, makeCatalogue } from '../cards/catalogue.ts'
import type { Collection } from '../collection/copies.ts'
import { readSearch } from './checkSearch.ts'
import { findCards } from './findCards.ts'
import { printSearch } from './printSearch.ts'
import { makeCollection, isWanted, anySampledSearch } from './sampledSearch.arbitrary.ts'
import { joinNodes, negateNode, type SearchNode } from './searchTree.ts'

function find(catalogue: Catalogue, text: string, collection: Collection = new Map()): readonly Card[] {
  const { condition, problems } = readSearch(text, { facets: catalogue.facets, collection })
  expect(problems).toEqual([])
  return findCards(catalogue, condition, 'name').cards
}

describe('a search', () => {
  test('finds the same cards as a check of each card with `isWanted`', () => {
    fc.assert(
      fc.property(anyCards, anySampledSearch, (cards, { tree, predicates }) => {
        const { catalogue } = makeCatalogue(cards)
        const wanted = catalogue.cards.filter((card) => isWanted(card, tree, predicates))
        // Skips searches for values that no card has, because `readSearch` reports them as problems.
        fc.pre(readSearch(printSearch(tree), { facets: catalogue.facets, collection: new Map() }).problems.length === 0)
        expect(find(catalogue, printSearch(tree), makeCollection(cards))).toEqual(wanted)
      }),
    )
  })

  test('and its negation together find each card once', () => {
    fc.assert(
      fc.property(anyCards, anySampledSearch, (cards, { tree }) => {
        const { catalogue } = makeCatalogue(cards)
        fc.pre(readSearch(printSearch(tree), { facets: catalogue.facets, collection: new Map() }).problems.length === 0)
        const found = new Set(find(catalogue, printSearch(tree), makeCollection(cards)))
        const others = find(catalogue, printSearch(negateNode(tree)), makeCollection(cards))
        expect(others).toEqual(catalogue.cards.filter((card) => !found.has(card)))
      }),
    )
  })

  test('joined by “and” finds the intersection, joined by “or” the union, in any order', () => {
    fc.assert(
      fc.property(anyCards, anySampledSearch, anySampledSearch, (cards, { tree: a }, { tree: b }) => {
        const { catalogue } = makeCatalogue(cards)
        const findAll = (node: SearchNode | null) => find(catalogue, printSearch(node), makeCollection(cards))
        const isKnown = (node: SearchNode) =>
          readSearch(printSearch(node), { facets: catalogue.facets, collection: new Map() }).problems.length === 0
        fc.pre(isKnown(a) && isKnown(b))
        const [inA, inB] = [new Set(findAll(a)), new Set(findAll(b))]
        expect(findAll(joinNodes('and', [a, b]))).toEqual(
          catalogue.cards.filter((card) => inA.has(card) && inB.has(card)),
        )
        expect(findAll(joinNodes('or', [b, a]))).toEqual(
          catalogue.cards.filter((card) => inA.has(card) || inB.has(card)),
        )
        expect(findAll(negateNode(joinNodes('or', [a, b])))).toEqual(
          findAll(joinNodes('and', [negateNode(b), negateNode(a)])),
        )
      }),
    )
  })
})

const elsa = makeCard({
  name: 'Elsa - Snow Queen',
  inks: ['Amethyst', 'Steel'],
  rarity: 'Legendary',
  text: 'FREEZE {E} — Exert chosen character. Gain 2 {L}.',
  artists: ['Nicholas Kole'],
  flavorText: 'Let it go…',
  collectorNumber: '9',
  lore: 3,
  cost: 2,
  strength: 1,
  willpower: 5,
  set: 'The First Chapter',
})
const song = makeCard({ name: 'Let It Go', types: ['Action', 'Song'], rarity: 'Epic', collectorNumber: '10', cost: 5 })
const castle = makeCard({
  name: 'Castle - Of Ice',
  types: ['Location'],
  rarity: 'Promo',
  collectorNumber: '4a',
  moveCost: 1,
  cost: 3,
  prices: { usd: null, usdFoil: 30 },
})
const { catalogue } = makeCatalogue([elsa, song, castle])
const collection: Collection = new Map([
  [elsa.id, { nonFoil: 2, foil: 1 }],
  [song.id, { nonFoil: 1, foil: 0 }],
])

test.each([
  ['lore>=cost', ['Elsa']],
  ['willpower>strength', ['Elsa']],
  ['lore<9', ['Elsa']],
  ['lore!=3', ['Castle', 'Let It Go']],
  ['cost:2,5', ['Elsa', 'Let It Go']],
  ['rarity>=legendary', ['Elsa', 'Let It Go']],
  ['rarity<epic', ['Elsa']],
  ['r:promo', ['Castle']],
  ['cn<9', ['Castle']],
  ['cn<=9', ['Castle', 'Elsa']],
  ['cn>9', ['Let It Go']],
  ['cn>=9', ['Elsa', 'Let It Go']],
  ['number:4A', ['Castle']],
  ['move<=1', ['Castle']],
  ['usd>=30', ['Castle']],
  ['-usd<1000', ['Elsa', 'Let It Go']],
  ['text:"gain 2 {L}"', ['Elsa']],
  ['text:"2 lore"', ['Elsa']],
  ['text:snow', []],
  ['name:"it go"', ['Let It Go']],
  ['name:steel', []],
  ['version:queen', ['Elsa']],
  ['flavor:"let it"', ['Elsa']],
  ['artist:kole', ['Elsa']],
  ['is:dual', ['Elsa']],
  ['is:vanilla', ['Castle', 'Let It Go']],
  ['legal:core', ['Castle', 'Let It Go']],
  ['legal:infinity', ['Castle', 'Elsa', 'Let It Go']],
  ['owned:yes', ['Elsa', 'Let It Go']],
  ['owned:no', ['Castle']],
  ['owned>=3', ['Elsa']],
  ['owned<3', ['Castle', 'Let It Go']],
  ['foil:yes', ['Elsa']],
  ['foil:0', ['Castle', 'Let It Go']],
  ['(elsa or castle) -ink:steel', ['Castle']],
])('%s finds %j', (text, names) => {
  expect(find(catalogue, text, collection).map(({ characterName }) => characterName)).toEqual(names)
})

describe('words', () => {
  const correctionsOf = (text: string) =>
    findCards(catalogue, readSearch(text, { facets: catalogue.facets, collection: null }).condition, 'relevance')

  test('are corrected beside terms, but not if they are quoted, negated or alternatives', () => {
    expect(correctionsOf('elssa ink:steel')).toMatchObject({ cards: [elsa], corrections: ['elsa'] })
    expect(correctionsOf('"elssa"')).toEqual({ cards: [], corrections: [] })
    expect(correctionsOf('elssa or castle')).toEqual({ cards: [castle], corrections: [] })
    expect(correctionsOf('-elssa').cards).toHaveLength(3)
  })

  test('put the best match first in the order “relevance”', () => {
    const { catalogue: weighed } = makeCatalogue([makeCard({ name: 'Anna', text: 'Elsa' }), makeCard({ name: 'Elsa' })])
    const found = findCards(
      weighed,
      readSearch('elsa cost:1', { facets: weighed.facets, collection: null }).condition,
      'relevance',
    )
    expect(found.cards.map(({ name }) => name)).toEqual(['Elsa', 'Anna'])
  })
})
