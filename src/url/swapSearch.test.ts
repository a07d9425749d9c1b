import { expect, test } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { parseBuilderSearch } from './cardsSearch.ts'
import { parseDeckSearch } from './decksSearch.ts'
import { paths } from './paths.ts'
import { parseSearchParams } from './searchParams.ts'
import { findSwaps, makeSwaps, readSwaps } from './swapSearch.ts'

const [elsa, olaf] = ['pack-1-42', 'crd_7f'].map((id) => makeCard({ id, name: id })) as [never, never]
const byId = new Map([
  ['pack-1-42', elsa],
  ['crd_7f', olaf],
])

test('the addresses of a deck’s page and of the builder have the same swaps, also equal ones', () => {
  const swaps = [2, 1, 1].map((copies) => ({ out: elsa, in: olaf, copies }))
  const path = paths.deckBuilder({ copy: 'd1', swap: makeSwaps(swaps) })
  expect(path).toBe('/deck-builder?copy=d1&swap=2:pack-1-42:crd_7f,1:pack-1-42:crd_7f,1:pack-1-42:crd_7f')
  const values = parseSearchParams(`${path.split('?')[1]}&tab=stats`)
  for (const { swap } of [parseBuilderSearch(values), parseDeckSearch(values)])
    expect(findSwaps(swap, byId)).toEqual(swaps)
})

test('swaps that are malformed or of unknown cards are ignored', () => {
  expect(readSwaps(['0:a:b', '1:a', '1:a:b:c', 'x:a:b', '100:a:b', ''])).toBeUndefined()
  expect(makeSwaps([])).toBeUndefined()
  expect(findSwaps(['1:pack-1-42:gone'], byId)).toEqual([])
})
