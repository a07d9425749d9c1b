import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Card } from '../cards/card.ts'
import { anyCards } from '../cards/card.arbitrary.ts'
import { makeCard } from '../cards/card.fixture.ts'
import { makeCatalogue } from '../cards/catalogue.ts'
import { CARD_TYPES, COST_CHOICES, INKS, RARITIES } from '../cards/vocabulary.ts'
import { type ChoiceCounts, countByChoice, positionsOf } from './choiceCounts.ts'
import { checkSearch } from './checkSearch.ts'
import { type Choices, NO_CHOICES, splitText } from './choices.ts'
import { findCards } from './findCards.ts'
import { parseSearch } from './parseSearch.ts'
import { withRequiredValue } from './requiredTerm.ts'
import { anySampledSearch, makeCollection, isWanted } from './sampledSearch.arbitrary.ts'

const VALUES_OF: { [Group in keyof Choices]: (card: Card) => readonly unknown[] } = {
  inks: ({ inks }) => inks,
  types: ({ types }) => types,
  rarities: ({ rarity }) => [rarity],
  inkable: ({ inkable }) => [inkable],
  sets: ({ set }) => [set],
  classifications: ({ classifications }) => classifications,
  franchises: ({ franchise }) => (franchise === null ? [] : [franchise]),
  keywords: ({ keywords }) => keywords,
  costs: ({ cost }) => [Math.min(cost, 9)],
}
// The table above has every group of choices as a key.
const GROUPS = Object.keys(VALUES_OF) as (keyof Choices)[]

const anyChoices: fc.Arbitrary<Choices> = fc.record({
  inks: fc.subarray([...INKS], { maxLength: 2 }),
  types: fc.subarray([...CARD_TYPES], { maxLength: 2 }),
  rarities: fc.subarray([...RARITIES], { maxLength: 2 }),
  inkable: fc.option(fc.boolean()),
  sets: fc.subarray(['Fabled', 'The First Chapter', "Ursula's Return", 'Promo Set 1'], { maxLength: 2 }),
  classifications: fc.subarray(['Storyborn', 'Hero', 'Villain', 'Queen'], { maxLength: 2 }),
  franchises: fc.subarray(['Frozen', 'Moana'], { maxLength: 1 }),
  keywords: fc.subarray(['Evasive', 'Ward'], { maxLength: 1 }),
  costs: fc.subarray([...COST_CHOICES], { maxLength: 2 }),
})

const isChosen = (card: Card, choices: Choices, group: keyof Choices) => {
  const chosen: readonly unknown[] = [choices[group] ?? []].flat()
  return chosen.length === 0 || VALUES_OF[group](card).some((value) => chosen.includes(value))
}

test('each choice counts the cards that match the rest of the search and all other groups', () => {
  fc.assert(
    fc.property(
      anyCards,
      anyChoices,
      fc.option(anySampledSearch),
      fc.boolean(),
      (all, choices, search, onlyExpensive) => {
        const { catalogue } = makeCatalogue(all)
        const isAmong = ({ cost }: Card) => !onlyExpensive || cost > 3
        const counted = countByChoice(
          catalogue,
          { choices, rest: search?.tree ?? null },
          { facets: null, collection: makeCollection(all) },
          onlyExpensive ? positionsOf(catalogue, all.filter(isAmong)) : undefined,
        )
        for (const group of GROUPS) {
          const wanted = new Map<unknown, number>()
          for (const card of catalogue.cards) {
            if (!isAmong(card) || (search && !isWanted(card, search.tree, search.predicates))) continue
            if (!GROUPS.every((other) => other === group || isChosen(card, choices, other))) continue
            for (const value of VALUES_OF[group](card)) wanted.set(value, (wanted.get(value) ?? 0) + 1)
          }
          expect([group, new Map<unknown, number>(counted[group])]).toEqual([group, wanted])
        }
      },
    ),
  )
})

test('each value of a term counts the cards of the search with this value instead of the former one', () => {
  const texts = [
    '',
    'strength>=3 elsa',
    'strength>=2 str<=5 owned:no',
    '-lore>=2 usd<=5 legal:core',
    'usd>=1 or lore<=1',
  ]
  fc.assert(
    fc.property(anyCards, anyChoices, fc.constantFrom(...texts), (all, choices, text) => {
      const { catalogue } = makeCatalogue(all)
      const context = { facets: catalogue.facets, collection: makeCollection(all) }
      const { tree: rest } = parseSearch(text)
      for (const [choice, counts] of countByChoice(catalogue, { choices, rest }, context).terms) {
        const found = choice.values.map((value) => {
          const { condition } = checkSearch({ tree: withRequiredValue(rest, choice, value), problems: [] }, context)
          const { cards } = findCards(catalogue, condition, 'name')
          return cards.filter((card) => GROUPS.every((group) => isChosen(card, choices, group))).length
        })
        expect([choice, counts]).toEqual([choice, found])
      }
    }),
  )
})

const { catalogue } = makeCatalogue([
  makeCard({ id: 'a', name: 'Mickey Mouse - Brave', inks: ['Ruby'], rarity: 'Rare' }),
  makeCard({ id: 'b', name: 'Mickey Mouse - Sly', inks: ['Amber'], rarity: 'Common' }),
  makeCard({ id: 'c', name: 'Elsa - Cold', inks: ['Ruby'], rarity: 'Epic' }),
])
const known = { facets: catalogue.facets, collection: null }
const countsOf = (text: string): ChoiceCounts => countByChoice(catalogue, splitText(text, catalogue.facets), known)

test('a rarity without cards of the chosen ink is missing', () => {
  expect(countsOf('ink:amber').rarities).toEqual(new Map([['Common', 1]]))
  expect(countsOf('ink:amber').inks).toEqual(
    new Map([
      ['Amber', 1],
      ['Ruby', 2],
    ]),
  )
})

test('mistyped words count the cards of the corrected search', () => {
  expect(countsOf('mickye').inks).toEqual(
    new Map([
      ['Amber', 1],
      ['Ruby', 1],
    ]),
  )
})

test('without a search every value counts all of its cards', () => {
  const counts = countByChoice(catalogue, { choices: NO_CHOICES, rest: null }, known)
  for (const group of GROUPS) expect(counts[group]).toEqual(catalogue.facets[group])
})
