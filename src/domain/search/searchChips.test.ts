import { expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { makeCatalogue } from '../cards/catalogue.ts'
import { parseSearch } from './parseSearch.ts'
import { listChips } from './searchChips.ts'

const { catalogue } = makeCatalogue([makeCard({ set: 'Fabled', keywords: ['Evasive'], classifications: ['Villain'] })])
const context = { facets: catalogue.facets, collection: new Map() }

test.each([
  ['ink:ruby,amber', ['Ruby', 'Amber'], ['ink:amber', 'ink:ruby']],
  ['elsa type:song cost<=3', ['Songs', 'cost 3 or less'], ['elsa cost<=3', 'elsa type:song']],
  ['set:fabled kw:evasive', ['Fabled', 'Evasive'], ['kw:evasive', 'set:fabled']],
  ['-ink:ruby inkable:yes', ['not Ruby', 'inkable'], ['inkable:yes', '-ink:ruby']],
  ['usd<1 usdfoil>=10', ['price less than $1.00', 'foil price $10.00 or more'], ['usdfoil>=10', 'usd<1']],
  [
    'text:draw name:elsa a:kole',
    ['“draw” in the text', '“elsa” in the name', 'by “kole”'],
    ['name:elsa a:kole', 'text:draw a:kole', 'text:draw name:elsa'],
  ],
  ['foil:no owned>=4', ['not owned as foil', '4 or more owned'], ['owned>=4', 'foil:no']],
  ['(ink:ruby or type:song) a', ['Ruby or Songs'], ['a']],
  ['xx:foo', ['xx:foo'], ['']],
  ['elsa "snow queen"', [], []],
])('%s has the chips %j', (text, labels, without) => {
  const chips = listChips(parseSearch(text).tree, context)
  expect(chips.map(({ label }) => label)).toEqual(labels)
  expect(chips.map((chip) => chip.without)).toEqual(without)
})

test.each([
  ['', 0],
  ['ink:ruby elsa', 1],
  ['strength>=3', 1],
  ['strength>=3 str<=5 usd<=2 owned:true f:core elsa', 5],
  ['strength>=3 or lore>=2', 1],
  ['cost=1,2,3 set:fabled', 4],
  ['cost<=3 inkable:no', 2],
])('"%s" has %i chips', (text, count) => {
  expect(listChips(parseSearch(text).tree, context)).toHaveLength(count)
})
