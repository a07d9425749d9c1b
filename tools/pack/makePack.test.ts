import { beforeAll, describe, expect, test } from 'vitest'
import { CARD_TYPES, INKS, RARITIES } from '#domain/cards/vocabulary.ts'
import { DECK_CASE_CARDS } from '#domain/decks/deck-rules.cases.ts'
import { normalizeSetName } from '#domain/sets/setName.ts'
import { makePack } from './makePack.ts'
import type { CardRow, Pack } from './packRows.ts'

let pack: Pack
let byId: Map<string, CardRow>

beforeAll(() => {
  pack = makePack()
  byId = new Map(pack.cards.map((card) => [card.id, card]))
})

describe('the offline pack', () => {
  test('has every card once', () => {
    expect(pack.cards).toHaveLength(2851)
    expect(byId.size).toBe(2851)
  })

  test('has the twelve main sets and six promo sets, each with cards and a date', () => {
    const cardsOf = Object.groupBy(pack.cards, ({ set_id }) => set_id)
    expect(pack.sets.filter(({ main_set }) => main_set)).toHaveLength(12)
    expect(
      pack.sets
        .filter(({ main_set }) => !main_set)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(['C2', 'D23', 'P1', 'P2', 'P3', 'cp'])
    for (const set of pack.sets) {
      expect(cardsOf[set.id]?.length).toBeGreaterThan(0)
      expect(set.released_at).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
    expect(Object.keys(cardsOf)).toHaveLength(pack.sets.length)
  })

  test('uses the product’s set names and marks sets that left Core', () => {
    const names = pack.sets.map(({ name }) => name)
    expect(names).toContain('Reign of Jafar')
    expect(names).not.toContain('The Reign of Jafar')
    expect(pack.sets.filter(({ core_legal }) => !core_legal).map(({ code }) => code)).toEqual(['1', '2', '3', '4'])
  })

  test('has only sets whose number or code the product can name', () => {
    expect(pack.sets.map(({ code }) => normalizeSetName(code))).toEqual(pack.sets.map(({ name }) => name))
  })

  test('leaves out the Quest sets', () => {
    expect(pack.sets.filter(({ code }) => code.startsWith('Q'))).toEqual([])
  })

  test('uses only values that the product knows', () => {
    for (const card of pack.cards) {
      expect(RARITIES).toContain(card.rarity)
      expect(card.inks.length).toBeGreaterThan(0)
      for (const ink of card.inks) expect(INKS).toContain(ink)
      for (const type of card.type) expect(CARD_TYPES).toContain(type)
      expect(card.classifications !== null).toBe(card.type.includes('Character'))
      expect(card.move_cost !== null).toBe(card.layout === 'landscape')
      expect(card.image_large).toMatch(/^https:\/\//)
      expect(`${card.rules_text} ${card.flavor_text}`).not.toMatch(/[⟳⬡◊¤⛉◉]| {2}|\s\n|\n\s/)
    }
  })

  test('is the same every time', () => {
    expect(makePack()).toEqual(pack)
  })

  test('has the cards that the test cases of the deck rules use', () => {
    const setIds = new Map(pack.sets.map(({ id, name }) => [name, id]))
    const inPack = DECK_CASE_CARDS.filter(({ id, set }) => byId.get(id)?.set_id === setIds.get(set))
    expect(inPack).toEqual(DECK_CASE_CARDS)
  })
})

describe('a card of the pack', () => {
  test('is a character with one ability per line', () => {
    expect(byId.get('pack-1-2')).toEqual({
      id: 'pack-1-2',
      name: 'Ariel',
      version: 'Spectacular Singer',
      layout: 'normal',
      released_at: '2023-08-18',
      cost: 3,
      inkwell: true,
      ink: 'Amber',
      inks: ['Amber'],
      type: ['Character'],
      classifications: ['Storyborn', 'Hero', 'Princess'],
      rules_text:
        'Singer 5 (This character counts as cost 5 to sing songs.)\nMUSICAL DEBUT When you play this character, look at the top 4 cards of your deck. You may reveal a song card and put it into your hand. Put the rest on the bottom of your deck in any order.',
      keywords: ['Singer'],
      move_cost: null,
      strength: 2,
      willpower: 3,
      lore: 1,
      rarity: 'Super Rare',
      illustrators: ['Alice Pisoni'],
      collector_number: '2',
      lang: 'en',
      flavor_text: null,
      tcgplayer_id: null,
      legalities: {},
      set_data: { id: 'pack-set-1', name: 'The First Chapter', franchise: 'The Little Mermaid' },
      prices_data: {},
      image_small: expect.stringMatching(/\/set1\/2_\w+\.jpg$/),
      image_normal: expect.stringMatching(/\/set1\/2_\w+\.jpg$/),
      image_large: expect.stringMatching(/\/set1\/2_\w+\.jpg$/),
      set_id: 'pack-set-1',
    })
  })

  test('is an action and a song if it is a song', () => {
    expect(byId.get('pack-3-96')).toMatchObject({ type: ['Action', 'Song'], classifications: null, version: null })
  })

  test('has both inks and no single one if it has two', () => {
    const dual = pack.cards.filter(({ inks }) => inks.length === 2)
    expect(dual.length).toBeGreaterThan(150)
    for (const card of dual) expect(card.ink).toBeNull()
  })

  test('has the set and number of its promo series if it is a promo', () => {
    const jollyRoger = pack.cards.find(({ id }) => id === 'pack-P1-27')
    expect(jollyRoger).toMatchObject({
      name: 'Jolly Roger',
      rarity: 'Promo',
      layout: 'landscape',
      set_id: 'pack-set-P1',
    })
  })

  test('keeps the letter of its number', () => {
    const letters = ['a', 'b', 'c', 'd', 'e'].map((letter) => byId.get(`pack-3-4${letter}`)?.name)
    expect(letters).toEqual(Array(5).fill('Dalmatian Puppy'))
  })

  test('has its franchise in the specification’s spelling', () => {
    const franchises = new Set(pack.cards.map(({ set_data }) => set_data.franchise))
    expect(franchises).toContain('Alice in Wonderland')
    expect(franchises).not.toContain('Alice In Wonderland')
    expect(franchises).toContain('Snow White')
  })
})
