import { describe, expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { makeNumberKeys, parseAmount } from './makeNumberKeys.ts'
import { parseSearch } from './parseSearch.ts'

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['0.5', 0.5],
  ['.5', 0.5],
  ['2.', 2],
  ['$2', 2],
  ['2.50$', 2.5],
  ['', undefined],
  ['$', undefined],
  ['.', undefined],
  ['-1', undefined],
  ['1,5', undefined],
  ['3 lore', undefined],
  ['1e3', undefined],
])('the amount %j is %j', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})

const KEYS = makeNumberKeys([
  {
    name: 'cost',
    aliases: ['c'],
    examples: ['cost<=3'],
    of: ({ cost }) => cost,
    phraseFor: (what) => ({ verb: 'cost', what }),
  },
  {
    name: 'usd',
    aliases: [],
    examples: ['usd<1'],
    of: ({ prices }) => prices.usd,
    phraseFor: (what) => ({ verb: 'cost', what }),
    format: (value) => `$${value.toFixed(2)}`,
  },
])

/** The result of a term. */
function read(text: string) {
  const { tree } = parseSearch(text)
  if (tree?.kind !== 'term' || tree.operator === '!=') throw new Error(`“${text}” is not a comparison`)
  const { operator } = tree
  const key = KEYS.find(({ name }) => name === tree.key)
  return key?.read({ ...tree, operator }, { facets: null, collection: null })
}

const phraseOf = (text: string) => read(text)?.leaf?.phrase.what

describe('a key for numbers of cards', () => {
  test('compares with any of the numbers, described as typed', () => {
    expect(read('cost<=3,5')?.leaf?.test).toMatchObject({ kind: 'compare', operator: '<=', operands: [3, 5] })
    expect(phraseOf('cost<=3,5')).toBe('3 or less or 5 or less')
    expect(phraseOf('usd>2')).toBe('more than $2.00')
  })

  test('compares with another number of the card, by name or alias', () => {
    expect(phraseOf('usd>cost')).toBe('more than their cost')
    expect(phraseOf('usd>C')).toBe('more than their cost')
  })

  test('has no number for a card without one', () => {
    const test = read('usd>cost')?.leaf?.test
    if (test?.kind !== 'compare') throw new Error('It compares nothing')
    expect(test.of(makeCard({ prices: { usd: null, usdFoil: 3 } }))).toBeNaN()
    expect(test.of(makeCard({ prices: { usd: 0, usdFoil: 3 } }))).toBe(0)
  })

  test('ignores texts that are not numbers, and reports their place', () => {
    expect(read('cost:3,many')).toMatchObject({
      leaf: { phrase: { what: '3' } },
      problems: [{ span: { start: 7, end: 11 }, message: '“many” is not a number. Write it as in cost<=3.' }],
    })
    expect(read('cost:many')).toMatchObject({ leaf: null, problems: [{ span: { start: 5, end: 9 } }] })
  })
})
