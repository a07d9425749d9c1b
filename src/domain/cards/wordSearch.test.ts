import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCards } from './card.arbitrary.ts'
import type { Card } from './card.ts'
import { makeCard } from './card.fixture.ts'
import { makeCatalogue } from './catalogue.ts'
import { readSearch } from '../search/checkSearch.ts'
import { findCards } from '../search/findCards.ts'
import type { Catalogue } from './catalogue.ts'
import type { CardSort } from './sort.ts'
import { foldText } from './foldText.ts'
import { searchWords, WORD_PARTS } from './wordSearch.ts'
import { readPart } from './cardTexts.ts'

const elsa = makeCard({ name: 'Elsa - Spirit of Winter', franchise: 'Frozen', classifications: ['Queen', 'Sorcerer'] })
const teKa = makeCard({ name: 'Te Kā - Heartless', text: 'During your turn, gain 2 {L}.' })
const garden = makeCard({
  name: 'Ursula’s Garden - Full of the Unfortunate',
  text: 'They can’t quest.',
  types: ['Location'],
})
const steal = makeCard({
  name: 'Steal from the Rich',
  inks: ['Ruby'],
  types: ['Action'],
  text: 'Chosen queen named Elsa wins.',
})
const queen = makeCard({ name: 'Snow Queen Statue', types: ['Item'], inks: ['Steel'], text: 'Keen.' })
const { catalogue } = makeCatalogue([elsa, teKa, garden, steal, queen])

function findIn(any: Catalogue, search: string, sort: CardSort) {
  return findCards(any, readSearch(search, { facets: any.facets, collection: null }).condition, sort).cards
}

function find(search: string): string[] {
  return findIn(catalogue, search, 'relevance').map(({ characterName }) => characterName)
}

describe('a search', () => {
  test('ignores case, accents and the kind of quotes', () => {
    expect(find('TE KA')).toEqual(['Te Kā'])
    expect(find('te kā')).toEqual(['Te Kā'])
    expect(find("ursula's")).toEqual(find('URSULA’S'))
    expect(find("ursula's")).toEqual(['Ursula’s Garden'])
  })

  test('finds words that are typed without their apostrophes', () => {
    expect(find('ursulas garden')).toEqual(['Ursula’s Garden'])
    expect(searchWords(catalogue.search, ['ursulas']).corrections).toEqual([])
    expect(find('cant quest')).toEqual(['Ursula’s Garden'])
  })

  test('requires every word, in any order', () => {
    expect(find('winter elsa')).toEqual(['Elsa'])
    expect(find('elsa garden')).toEqual([])
    expect(find('elsa - spirit')).toEqual(['Elsa'])
  })

  test('includes classifications, inks, types, franchise and rules text with symbols as words', () => {
    expect(find('sorcerer')).toEqual(['Elsa'])
    expect(find('ruby action')).toEqual(['Steal from the Rich'])
    expect(find('frozen')).toEqual(['Elsa'])
    expect(find("can't quest")).toEqual(['Ursula’s Garden'])
    expect(find('2 lore')).toEqual(['Te Kā'])
  })

  test('ranks name starts first, then word starts, parts of names, traits and rules texts', () => {
    const names = { start: 'Ward of All', word: 'The Ward', part: 'Steward', trait: 'Pluto', text: 'Minnie' }
    const { catalogue: wards } = makeCatalogue([
      makeCard({ name: names.text, text: 'Ward' }),
      makeCard({ name: names.trait, classifications: ['Ward'] }),
      makeCard({ name: names.part }),
      makeCard({ name: names.word }),
      makeCard({ name: names.start }),
    ])
    const found = findIn(wards, 'ward', 'relevance')
    expect(found.map(({ name }) => name)).toEqual(Object.values(names))
  })

  test.each([
    ['ursula - sea witch', 'Ursula - Sea Witch'],
    ['Ursula Sea Witch', 'Ursula - Sea Witch'],
    ['te ka', 'Te Kā'],
    ['glimmer VS. glimmer', 'Glimmer vs. Glimmer'],
    ['i find ‘em, i flatten ‘em', "I Find 'Em, I Flatten 'Em"],
  ])('%s lists the card with exactly this name first', (text, name) => {
    const { catalogue: alike } = makeCatalogue([
      makeCard({ name: 'Ursula - Mad Sea Witch' }),
      makeCard({ name: 'Ursula - Sea Witch' }),
      makeCard({ name: 'Ka Te Ashes' }),
      makeCard({ name: 'Te Kā' }),
      makeCard({ name: 'Glimmer at Glimmer vs. Glimmer' }),
      makeCard({ name: 'Glimmer vs. Glimmer' }),
      makeCard({ name: "I Find 'Em, I Find 'Em, I Flatten 'Em" }),
      makeCard({ name: "I Find 'Em, I Flatten 'Em" }),
    ])
    expect(findIn(alike, text, 'relevance')[0]?.name).toBe(name)
  })

  test('ranks a name with the whole word first, even if the name has the same letters inside another word', () => {
    const { catalogue: stewards } = makeCatalogue([makeCard({ name: 'Coward' }), makeCard({ name: 'Steward in Ward' })])
    expect(findIn(stewards, 'ward', 'relevance')[0]?.name).toBe('Steward in Ward')
  })

  test('ranks a card by the sum of its ranks for all words', () => {
    const { catalogue: weighed } = makeCatalogue([
      makeCard({ name: 'Anna', text: 'Characters named Elsa gain Ward.' }),
      makeCard({ name: 'Elsa', text: 'Ward' }),
    ])
    const found = findIn(weighed, 'elsa ward', 'relevance')
    expect(found.map(({ name }) => name)).toEqual(['Elsa', 'Anna'])
  })

  test('without words finds every card', () => {
    for (const query of ['', '  ', ' - ', '—']) expect(find(query)).toHaveLength(5)
  })

  test('corrects mistyped names if nothing matches', () => {
    expect(find('elssa')).toEqual(['Elsa', 'Steal from the Rich'])
    expect(find('ursulla gardem')).toEqual(['Ursula’s Garden'])
    expect(searchWords(catalogue.search, ['elssa', 'winter']).corrections).toEqual(['elsa'])
    expect(find('elssa wins')).toEqual(['Steal from the Rich'])
    expect(find('qqqqqq')).toEqual([])
  })

  test('separates words that were typed as one', () => {
    expect(find('snowqueen')).toEqual(['Snow Queen Statue'])
    expect(find('snoqueenn statue')).toEqual(['Snow Queen Statue'])
    expect(searchWords(catalogue.search, ['snoqueenn']).corrections).toEqual(['snow queen'])
  })

  test('corrects a mistyped word that occurs in another word', () => {
    const { catalogue: ducks } = makeCatalogue([
      makeCard({ name: 'Donald Duck - Musketeer' }),
      makeCard({ name: 'The Grand Duke - Advisor to the King' }),
    ])
    expect(findIn(ducks, 'donald duk', 'relevance').map(({ name }) => name)).toEqual(['Donald Duck - Musketeer'])
    expect(searchWords(ducks.search, ['donald', 'duk']).corrections).toEqual(['duck', 'duke'])
    expect(findIn(ducks, 'duk', 'relevance').map(({ name }) => name)).toEqual(['The Grand Duke - Advisor to the King'])
  })

  test('corrects nothing if the typed word occurs', () => {
    expect(find('keen')).toEqual(['Snow Queen Statue'])
    expect(searchWords(catalogue.search, ['keen']).corrections).toEqual([])
  })

  test('treats the special characters of patterns as text', () => {
    expect(find('.*')).toEqual([])
    expect(find('"("')).toEqual([])
    expect(find('[a-z]+')).toEqual([])
  })

  const words = fc.array(
    fc.constantFrom('elsa', 'te', 'K', 'ā', 'hero', 'gain', 'lore', 'snow', 'fro', 'e', 's', '’', 'this', 'boat', 'l'),
    { minLength: 1, maxLength: 3 },
  )

  test('finds exactly the cards that contain every word', () => {
    fc.assert(
      fc.property(anyCards, words, (cards, words) => {
        const { catalogue: any } = makeCatalogue(cards)
        const expected = any.cards.filter((card) => words.every((word) => rankOf(card, foldText(word)) !== undefined))
        fc.pre(expected.length > 0)
        expect(findIn(any, words.join(' '), 'name')).toEqual(expected)
      }),
    )
  })

  test('ranks each card like a separate check of the card', () => {
    fc.assert(
      fc.property(anyCards, words, (cards, words) => {
        const { catalogue: any } = makeCatalogue(cards)
        const wanted = [...new Set(words.map(foldText))]
        const found = findIn(any, words.join(' '), 'name')
        fc.pre(found.every((card) => wanted.every((word) => rankOf(card, word) !== undefined)))
        const letters = (text: string) => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
        const weigh = (card: Card) =>
          letters(card.name) === letters(words.join(''))
            ? -1
            : wanted.reduce((sum, word) => sum + (rankOf(card, word) ?? 0), 0)
        expect(findIn(any, words.join(' '), 'relevance')).toEqual(found.toSorted((a, b) => weigh(a) - weigh(b)))
      }),
    )
  })
})

/** The best rank of a card for one word, with and without the card's apostrophes. */
function rankOf(card: Card, word: string): number | undefined {
  const texts = WORD_PARTS.map((part) => readPart(card, part))
  const ranks = [texts, texts.map((text) => text.replaceAll("'", ''))].map((spelled) => rankIn(spelled, word))
  const found = ranks.filter((rank) => rank !== undefined)
  return found.length > 0 ? Math.min(...found) : undefined
}

/** The rank of texts for one word, 0 being best; undefined if they do not contain it. */
function rankIn([name = '', traits, rules]: readonly string[], word: string): number | undefined {
  const starts = name.split(/(?<![\p{L}\p{N}])/u).some((_, at, parts) => parts.slice(at).join('').startsWith(word))
  if (name.startsWith(word)) return 0
  if (starts) return 1
  if (name.includes(word)) return 2
  if (traits?.includes(word)) return 3
  return rules?.includes(word) ? 4 : undefined
}
