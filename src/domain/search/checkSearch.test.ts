import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeFullBitSet } from '../cards/bitSet.ts'
import { makeCard } from '../cards/card.fixture.ts'
import { makeCatalogue } from '../cards/catalogue.ts'
import { checkSearch, readSearch } from './checkSearch.ts'
import type { SearchContext } from './condition.ts'
import { describeSearch } from './describeSearch.ts'
import { matchSearch } from './matchSearch.ts'
import { parseSearch } from './parseSearch.ts'
import { SEARCH_HELP } from './searchHelp.ts'
import { findSearchKeys, SEARCH_KEYS } from './searchKeys.ts'
import { joinNodes, negateNode, type SearchNode } from './searchTree.ts'
import { anyTree } from './searchTree.arbitrary.ts'

const { catalogue } = makeCatalogue([
  makeCard({ classifications: ['Storyborn', 'Hero'], keywords: ['Evasive'], franchise: 'Lilo & Stitch' }),
  makeCard({ set: "Ursula's Return", classifications: ['Dreamborn', 'Seven Dwarfs'], franchise: 'Snow White' }),
  makeCard({ set: 'The First Chapter', keywords: ['Ward'] }),
  makeCard({ set: 'Promo Set 1' }),
  makeCard({ set: 'Hyperia City' }),
  makeCard({ set: 'Format Coconut' }),
])
const known: SearchContext = { facets: catalogue.facets, collection: new Map() }

const messages = (text: string, and: Partial<SearchContext> = {}) =>
  readSearch(text, { ...known, ...and }).problems.map(({ message }) => message)
const describeText = (text: string) => describeSearch(readSearch(text, known).condition)

describe('a value of a term', () => {
  test.each([
    ['ink:RUBY', 'Ruby cards'],
    ['ink:ru', 'Ruby cards'],
    ['ink=ruby', 'Ruby cards'],
    ['ink:s', 'Sapphire or Steel cards'],
    ['rarity:r', 'Rare cards'],
    ['rarity:sr', 'Super Rare cards'],
    ['type:characters', 'Character cards'],
    ['set:promo', 'cards from Promo Set 1'],
    ['set:p1', 'cards from Promo Set 1'],
    ['set:return', "cards from Ursula's Return"],
    ['set:tfc', 'cards from The First Chapter'],
    ['set:1', 'cards from The First Chapter'],
    ['s:004', "cards from Ursula's Return"],
    ['set:14', 'cards from Hyperia City'],
    ['set:coconut', 'cards from Format Coconut'],
    ['set:1,P1', 'cards from The First Chapter or Promo Set 1'],
    ['class:dwarfs', 'cards that have the classification Seven Dwarfs'],
  ])('may be written in many ways: %s', (text, english) => {
    expect(describeText(text)).toBe(english)
    expect(messages(text)).toEqual([])
  })

  test('is accepted as it is while the possible values are unknown', () => {
    const read = readSearch('set:atlantis', { facets: null, collection: null })
    expect(read.problems).toEqual([])
    expect(describeSearch(read.condition)).toBe('cards from atlantis')
  })
})

describe('an alias of two keys', () => {
  test('means the one whose value fits', () => {
    expect(describeText('c:ruby')).toBe('Ruby cards')
    expect(describeText('c:3 c<lore')).toBe('cards that cost 3 and cost less than their lore')
  })
})

describe('a term that makes no sense', () => {
  test.each([
    ['colr:ruby', 'There is no key “colr”. Did you mean “color”?'],
    ['qqq:ruby', 'There is no key “qqq”. Put the words in quotes to search for them.'],
    ['ink:rubby', 'There is no ink named “rubby”. Did you mean “ruby”?'],
    ['ink:pink-ish', 'There is no ink named “pink-ish”. Choose amber, amethyst, emerald, ruby, sapphire, or steel.'],
    ['set:Atlantis', 'There is no set named “Atlantis”.'],
    ['set:99', 'There is no set named “99”.'],
    ['ink<ruby', '“ink” does not work with <. Write a colon, as in ink:ruby.'],
    ['rarity>=promo', 'There is no rarity named “promo”.'],
    ['cost<many', '“many” is not a number. Write it as in cost<=3.'],
    ['text>draw', '“text” does not work with >. Write a colon, as in text:draw.'],
    ['inkable:perhaps', '“perhaps” is neither yes nor no.'],
    ['owned:some', '“some” is neither a number nor yes or no. Write it as in owned:no or owned:yes or owned>=4.'],
    ['owned>yes', '“yes” is neither a number nor yes or no.'],
    ['legal:modern', '“legal” has no “modern”. Choose core or infinity.'],
    ['is:duall', '“is” has no “duall”. Did you mean “dual”?'],
  ])('%s is explained', (text, message) => {
    expect(messages(text)).toEqual([expect.stringContaining(message)])
    expect(describeText(text)).toBe('all cards')
  })

  test('is ignored, and the rest of the search applies', () => {
    expect(describeText('elsa ink:rubby,steel cost<many')).toBe('Steel cards that match “elsa”')
    expect(describeText('ink:rubby or ink:steel')).toBe('Steel cards')
    expect(describeText('-(nosuchkey:x) ink:steel')).toBe('Steel cards')
  })

  test('has the span of its problem', () => {
    const text = 'elsa ink:ruby,rubby nosuchkey:x'
    const places = readSearch(text, known).problems.map(({ span }) => text.slice(span.start, span.end))
    expect(places).toEqual(['rubby', 'nosuchkey:x'])
  })

  test('has a fix if the meaning is clear', () => {
    const mend = (text: string) => {
      const [fix] = readSearch(text, known).problems.flatMap((problem) => problem.fix ?? [])
      return fix && text.slice(0, fix.span.start) + fix.text + text.slice(fix.span.end)
    }
    expect(mend('elsa colr:ruby cost<3')).toBe('elsa color:ruby cost<3')
    expect(mend('ink:"rubby",steel')).toBe('ink:ruby,steel')
    expect(mend('set:"ursulla return" x')).toBe('set:"ursula\'s return" x')
    expect(mend('qqq:ruby')).toBeUndefined()
  })

  test('never hides a card, at any place', () => {
    const nonsense = fc.constantFrom(
      'ink:mauve',
      'cost<x',
      'set:atlantis',
      'owned:maybe',
      'is:odd',
      'qqq:y',
      'ink<ruby',
    )
    const find = (node: SearchNode | null) => {
      const { condition } = checkSearch({ tree: node, problems: [] }, known)
      return condition && matchSearch(catalogue, condition, makeFullBitSet(catalogue.cards.length))
    }
    fc.assert(
      fc.property(anyTree, nonsense, (tree, text) => {
        const wrong = parseSearch(text).tree
        expect(find(wrong)).toBeNull()
        expect(find(joinNodes('and', [tree, wrong]))).toEqual(find(tree))
        expect(find(joinNodes('or', [negateNode(wrong), tree]))).toEqual(find(tree))
      }),
    )
  })

  test('always has sentences as messages', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const { problems } = checkSearch({ tree, problems: [] }, known)
        for (const { message } of problems) expect(message).toMatch(/[.?]$/)
      }),
    )
  })
})

describe('a term about the collection', () => {
  test('is a problem for guests, and ignored while the collection loads', () => {
    expect(messages('owned:yes', { collection: null })).toEqual([
      '“owned” searches your collection: sign in to use it.',
    ])
    expect(messages('owned:yes', { collection: 'loading' })).toEqual([])
  })
})

describe('the keys', () => {
  test('have working examples', () => {
    const { catalogue: all } = makeCatalogue([
      makeCard({
        set: 'Fabled',
        classifications: ['Hero', 'Pirate', 'Captain'],
        keywords: ['Evasive', 'Ward', 'Resist'],
      }),
      makeCard({ set: "Ursula's Return", franchise: 'Moana' }),
      makeCard({ set: 'The First Chapter', franchise: 'Lilo & Stitch' }),
    ])
    for (const { examples, name } of SEARCH_KEYS)
      for (const example of examples) {
        const { condition, problems } = readSearch(example, { facets: all.facets, collection: new Map() })
        expect({ example, problems, saysNothing: condition === null }).toEqual({
          example,
          problems: [],
          saysNothing: false,
        })
        expect(findSearchKeys(/\p{L}+/u.exec(example)?.[0] ?? '').map((key) => key.name)).toContain(name)
      }
  })

  test('all have a help text', () => {
    expect([...SEARCH_HELP.keys()].toSorted()).toEqual(SEARCH_KEYS.map(({ name }) => name).toSorted())
  })

  test('share no word except c', () => {
    const words = SEARCH_KEYS.flatMap(({ name, aliases }) => [name, ...aliases])
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual(['c'])
    for (const word of words) expect(parseSearch(`${word}:1`).tree?.kind).toBe('term')
  })
})
