import { expect, test } from 'vitest'
import { usesCollection } from './usesCollection.ts'
import { parseSearch } from './parseSearch.ts'

test.each([
  ['owned:yes', true],
  ['foil>=2', true],
  ['-owned:yes', true],
  ['elsa ink:ruby owned>3', true],
  ['ink:ruby or (cost<3 -foil:no)', true],
  ['', false],
  ['owned', false],
  ['ink:ruby', false],
  ['usdfoil>1', false],
  ['collected:yes', false],
  ['elsa -(ink:ruby or cost<3)', false],
])('%j needs the collection: %j', (text, asks) => {
  expect(usesCollection(parseSearch(text).tree)).toBe(asks)
})
