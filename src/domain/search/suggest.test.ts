import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { makeCatalogue } from '../cards/catalogue.ts'
import { readSearch } from './checkSearch.ts'
import { suggest } from './suggest.ts'

const { catalogue } = makeCatalogue([
  makeCard({ inks: ['Ruby', 'Amber'], set: "Ursula's Return", classifications: ['Hero'] }),
  makeCard({ inks: ['Ruby'], set: 'The First Chapter', collectorNumber: '2', types: ['Action', 'Song'] }),
])
const known = { facets: catalogue.facets, collection: new Map() }

/** The suggested texts at the position of `|`. */
function offers(text: string): string[] {
  return suggest(text.replace('|', ''), text.indexOf('|'), known)?.options.map((option) => option.text.trim()) ?? []
}

/** The text after accepting the first suggestion. */
function taken(text: string): string {
  const plain = text.replace('|', '')
  const suggestions = suggest(plain, text.indexOf('|'), known)
  if (!suggestions) return text
  const { span, options } = suggestions
  return plain.slice(0, span.start) + options[0].text + plain.slice(span.end)
}

describe('suggestions', () => {
  test.each([
    ['in|', ['ink:', 'inkable:']],
    ['elsa -IN|', ['ink:', 'inkable:']],
    ['(se|)', ['set:']],
    ['cos|', ['cost<=']],
    ['colo|', ['ink:']],
    ['ink:|', ['amber', 'ruby']],
    ['-ink: r|', ['ruby']],
    ['c:a|', ['amber']],
    ['type:|', ['character', 'action', 'song']],
    ['ink:amber,|', ['ruby']],
    ['ink:amber,r| elsa', ['ruby']],
    ['set:|', ['"the first chapter"', '"ursula\'s return"']],
    ['set:"the f|', ['"the first chapter"']],
    ['set:tfc|', ['"the first chapter"']],
    ['set:004|', ['"ursula\'s return"']],
    ['rarity>=|', ['common']],
    ['inkable:|', ['yes', 'no']],
    ['owned:|', ['yes', 'no']],
    ['is:s|', ['song']],
  ])('for %s are %j', (text, wanted) => {
    expect(offers(text)).toEqual(wanted)
  })

  test.each([
    ['a word', 'elsa|'],
    ['one letter', 'i|'],
    ['nothing', '|'],
    ['a space after a term', 'ink:ruby |'],
    ['a complete value', 'ink:ruby|'],
    ['a value that no name begins with', 'ink:x|'],
    ['a key that takes any text', 'name:e|'],
    ['an unknown key', 'foo:|'],
    ['the middle of a word', 'i|nk'],
    ['a quotation', '"in|'],
    ['a word of a quotation', '"let in|'],
  ])('are none for %s', (_, text) => {
    expect(offers(text)).toEqual([])
  })

  test('replace the started text', () => {
    expect(taken('elsa -in| cost<3')).toBe('elsa -ink: cost<3')
    expect(taken('ink:ruby,a| elsa')).toBe('ink:ruby,amber elsa')
    expect(taken('(set:"the f|)')).toBe('(set:"the first chapter")')
  })

  test('of a value at the end are followed by a space', () => {
    expect(taken('ink:r|')).toBe('ink:ruby ')
    expect(taken('in|')).toBe('ink:')
  })

  test('have the meaning of a key, and the number of cards with a value', () => {
    expect(suggest('fra', 3, known)?.options).toEqual([
      { text: 'franchise:', label: 'franchise:', hint: 'The story that the card is from.' },
    ])
    expect(suggest('ink:', 4, known)?.options.map(({ hint }) => hint)).toEqual(['1 card', '2 cards'])
  })

  test('of a value never cause a problem after any text', () => {
    const piece = fc.constantFrom(
      'ink:',
      'set:',
      'a',
      't',
      'r',
      ',',
      ' ',
      '"',
      '-',
      '(',
      'type:',
      'rarity>=',
      'class:',
      'in',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const text = pieces.join('')
        const suggestions = suggest(text, text.length, known)
        if (!suggestions) return
        expect(suggestions.span.end).toBe(text.length)
        const before = text.slice(0, suggestions.span.start)
        const values = suggestions.options.map((option) => option.text).filter((one) => !/[:=<>]$/.test(one))
        const problemsOf = (text: string) => readSearch(text, known).problems.length
        for (const value of values) expect(problemsOf(before + value)).toBeLessThanOrEqual(problemsOf(before))
      }),
    )
  })
})
