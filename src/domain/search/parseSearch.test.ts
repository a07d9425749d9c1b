import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseSearch } from './parseSearch.ts'
import { printSearch } from './printSearch.ts'
import { MAX_SEARCH_LENGTH } from './searchLength.ts'
import { anyTree, withoutSpans } from './searchTree.arbitrary.ts'

const PIECES = [
  'ink:ruby',
  'cost<=3',
  'cost',
  '<',
  ' ',
  '  ',
  '(',
  ')',
  '"',
  '-',
  'or',
  'and',
  'not',
  'elsa',
  ':',
  ',',
  '\\',
  'x:y',
  '“a b”',
  '—',
  'text:"a b",c',
  '!=',
  'ink',
  '≤',
]
/** Texts with all special characters and words, in any order. */
const typed = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((parts) => parts.join(''))
const anyText = fc.oneof(typed, fc.string({ unit: 'binary', maxLength: 60 }), fc.string())

/** Prints a parsed text with the parts of each list in brackets. */
const printed = (text: string) => printSearch(parseSearch(text).tree)

describe('a search', () => {
  test.each([
    ['elsa snow', 'elsa snow'],
    ['ink:ruby,amber cost<=3', 'ink:ruby,amber cost<=3'],
    ['INK = ruby   lore >= 2', 'INK=ruby lore>=2'],
    ['cost≤3 lore≠1', 'cost<=3 lore!=1'],
    ['text:"draw a card",ward', 'text:"draw a card",ward'],
    ['“snow queen”', '"snow queen"'],
    ['a b or c', 'a b or c'],
    ['(a or b) c', '(a or b) c'],
    ['((a)) (b c)', 'a b c'],
    ['a and b', 'a b'],
    ['-ink:steel -"a b" –elsa -(a or b)', '-ink:steel -"a b" -elsa -(a or b)'],
    ['not ink:steel not (a b) not "x"', '-ink:steel -(a b) -"x"'],
    ['--elsa -not ink:ruby', 'elsa ink:ruby'],
  ])('%s is read as %s', (text, read) => {
    expect(printed(text)).toBe(read)
    expect(parseSearch(text).problems).toEqual([])
  })

  test.each([
    ['Not All There', '"Not" All There'],
    ['Or Rewrite History!', '"Or" Rewrite History!'],
    ['friend or', 'friend "or"'],
    ['a or or b', 'a "or" or b'],
    ['elsa - spirit of winter', 'elsa spirit of winter'],
    ['Atlantis: The Lost Empire', 'Atlantis: The Lost Empire'],
    ['Ursula\'s "Baby"', 'Ursula\'s "Baby"'],
    ['draw, then & now?', 'draw, then & now?'],
  ])('reads %s as words', (text, read) => {
    expect(printed(text)).toBe(read)
    expect(parseSearch(text).problems).toEqual([])
  })

  test.each([
    ['elsa "snow', 5, 10, 'Unclosed quotation', 'elsa "snow"'],
    ['(a or b', 0, 1, 'Unclosed parenthesis', 'a or b'],
    ['a) b', 1, 2, 'Unmatched closing parenthesis', 'a b'],
    ['elsa <= 3', 5, 7, '“<=” needs a key and a value', 'elsa 3'],
    ['ink: (elsa)', 0, 4, '“ink” needs a value, as in ink:ruby.', 'elsa'],
    ['cost<', 0, 5, '“cost” needs a value, as in cost<=3.', ''],
    ['text:"a', 5, 7, 'Unclosed quotation', 'text:a'],
  ])('reports the problem in %s, and reads the rest', (text, start, end, message, read) => {
    const { problems } = parseSearch(text)
    expect(problems).toEqual([{ span: { start, end }, message: expect.stringContaining(message) }])
    expect(printed(text)).toBe(read)
  })

  test('has the span of each part', () => {
    const text = ' elsa  ink: ruby,"snow queen"'
    const { tree } = parseSearch(text)
    const places: string[] = []
    JSON.stringify(tree, (name, value: unknown) => {
      if (name === 'span') {
        const { start, end } = value as { start: number; end: number } // as searchTree.ts has it
        places.push(text.slice(start, end))
      }
      return value
    })
    expect(places).toEqual(['elsa', 'ruby', '"snow queen"', 'ink: ruby,"snow queen"'])
  })

  test('is read as the same after printing', () => {
    fc.assert(
      fc.property(anyTree, (tree) => {
        const text = printSearch(tree)
        fc.pre(text.length <= MAX_SEARCH_LENGTH)
        const read = parseSearch(text)
        expect(read.problems).toEqual([])
        expect(withoutSpans(read.tree)).toEqual(withoutSpans(tree))
      }),
    )
  })

  test('has its problems in the order of the text', () => {
    expect(parseSearch('(elsa "snow').problems.map(({ span }) => span.start)).toEqual([0, 6])
  })

  test('of any text never throws, has its problems inside the text, and is equivalent after printing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { tree, problems } = parseSearch(text)
        for (const { span } of problems) {
          expect(span.start).toBeLessThan(span.end)
          expect(span.end).toBeLessThanOrEqual(text.length)
        }
        const printed = printSearch(tree)
        fc.pre(printed.length <= MAX_SEARCH_LENGTH)
        expect(withoutSpans(parseSearch(printed).tree)).toEqual(withoutSpans(tree))
      }),
      { numRuns: 2000 },
    )
  })

  test('is read up to the maximum length, at any depth of nesting', () => {
    expect(parseSearch('('.repeat(100_000)).problems).toHaveLength(MAX_SEARCH_LENGTH)
    expect(printed(`${'-('.repeat(100)}a`)).toBe('a')
  })
})
