import { expect, test } from 'vitest'
import { parseCharacterSearch, parseCharactersSearch } from './charactersSearch.ts'
import { paths } from './paths.ts'
import { parseSearchParams } from './searchParams.ts'

test('a search for characters is in the address', () => {
  expect(parseCharactersSearch(parseSearchParams('?search=te+ka'))).toEqual({ search: 'te ka' })
  expect(paths.characters({ search: 'te ka' })).toBe('/characters?search=te+ka')
})

test.each([
  ['?search=snow&sort=cost', { search: 'snow', sort: 'cost' }],
  ['?sort=RARITY', { sort: 'rarity' }],
  ['?sort=name&search=%20', {}],
  ['?sort=price&search=', {}],
])('the address %s of a character is read', (query, search) => {
  expect(parseCharacterSearch(parseSearchParams(query))).toEqual(search)
})

test('the default order is not in the address of a character', () => {
  expect(paths.character('elsa', { search: 'snow', sort: 'cost' })).toBe('/character/elsa?search=snow&sort=cost')
  expect(paths.character('elsa', parseCharacterSearch({ sort: 'name' }))).toBe('/character/elsa')
})
