import { expect, test } from 'vitest'
import { readSearch } from './checkSearch.ts'
import { describeSearch } from './describeSearch.ts'

const known = { facets: null, collection: new Map() }

test.each([
  ['', 'all cards'],
  [' elsa  queen', 'cards that match “elsa queen”'],
  ['"snow queen" -anna', 'cards that contain “snow queen” and do not contain “anna”'],
  [
    'cost<=3 ink:amber,ruby text:draw inkable:yes r:legendary type:action',
    'Legendary inkable Amber or Ruby Action cards that cost 3 or less and have “draw” in their text',
  ],
  ['inkable:no set:Fabled class:Hero', 'non-inkable cards from Fabled that have the classification Hero'],
  ['ink:ruby ink:steel', 'Ruby cards that are Steel'],
  ['-ink:steel lore!=2 cost>lore', 'cards that are not Steel, do not have lore 2, and cost more than their lore'],
  ['rarity>=epic usd<1.5', 'Epic or rarer cards that cost less than $1.50 to buy'],
  ['(elsa or cost<2)', 'cards that either contain “elsa”, or cost less than 2'],
  ['-(a or ink:ruby)', 'cards that do not contain “a” and are not Ruby'],
  ['-(a ink:ruby)', 'cards that either do not contain “a”, or are not Ruby'],
  ['(a b) or c', 'cards with a + b, or c'],
  ['x or (a or b) c', 'cards with x, or (a, or b) + c'],
  ['ruby songs 3 or less', 'cards with ruby + songs + 3, or less'],
  ['"snow queen" elsa or "let"', 'cards with “snow queen” + elsa, or let'],
  ['(a b) or cost<2', 'cards that either contain a + b, or cost less than 2'],
  ['-set:fabled', 'cards that are not from fabled'],
  ['cost<=3 or type:song,item', 'cards that either cost 3 or less, or are Songs or Items'],
  ['a or -type:song or lore>2', 'cards that either contain “a”, are not Songs, or have lore more than 2'],
  ['owned:no foil>=2', 'cards that have no copies in the collection and have 2 or more foil copies in the collection'],
  ['kw:ward legal:core is:dual', 'cards legal in Core of two inks that have ward'],
  ['cn:4a a:koni', 'cards illustrated by “koni” that have number 4a'],
])('%s is described as "%s"', (text, english) => {
  expect(describeSearch(readSearch(text, known).condition)).toBe(english)
})
