import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A sibling selector without class, id or attribute, such as `li + li`. */
const BY_ELEMENT = /(?:^|[\s>{},(])(?:[a-z][\w]*(?::[\w-]+(?:\([^)]*\))?)*|\*)\s*[+~]\s*[a-z.:*[#]/g

const RULE = /[^{};]+(?=\{)/g

const selectorsOf = (css: string): string[] =>
  (css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(RULE) ?? [])
    .map((selector) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))

const siblingsByElement = (css: string): string[] =>
  selectorsOf(css).filter((selector) => selector.search(BY_ELEMENT) >= 0)

/** Selectors of any element inside one that `:has()` describes, such as `body:has(> .a) > *:not(.a)`. */
const anyInsideHas = (css: string): string[] =>
  selectorsOf(css)
    .flatMap((selector) => withoutArguments(selector).split(','))
    .filter((selector) => {
      const compounds = selector.trim().split(/[\s>+~]+/)
      return /:has\b/.test(compounds.slice(0, -1).join(' ')) && /^(?:\*|:(?!is|where))/.test(compounds.at(-1) ?? '')
    })

/** The selector without the arguments of its functions, which may be nested. */
function withoutArguments(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '')
  return shorter === selector ? selector : withoutArguments(shorter)
}

test('finds a sibling selector by element type in every notation', () => {
  expect(siblingsByElement('.a li + li { b: c }')).toEqual(['.a li + li'])
  expect(siblingsByElement('.a>span+span{b:c}.a p:first-of-type ~ ul{b:c}.a > * + p{b:c}')).toHaveLength(3)
  expect(siblingsByElement('@media print { .a, .a > h2 + p { b: c } }')).toHaveLength(1)
  expect(
    siblingsByElement(".a + p { b: c } .a li:not(:first-child) { b: calc(1px + 2px) } img[data-a='b'] ~ .c { b: c }"),
  ).toEqual([])
})

test('finds a rule for any element inside one with :has()', () => {
  expect(anyInsideHas('@media print { body:has(> .a) > *:not(.a) { b: c } }')).toHaveLength(1)
  expect(anyInsideHas(".a:not(.b):has(img[c='d']) > :first-child:not(img) { b: c }")).toHaveLength(1)
  expect(anyInsideHas('.a:has(> :nth-child(2)) .b, .a:has(b) :is(h2, p), p:not(:has(+ .c)) { b: c }')).toEqual([])
  expect(anyInsideHas(':root:has(.a) { b: c } .a:has(b) > [c], .a :has(> a) { b: c }')).toEqual([])
})

/**
 * Chromium restyles every element that such a rule could match whenever a sibling is inserted or removed, on any page:
 * with twelve such rules one wheel event on /cards restyled all mounted cards.
 */
test('no sibling selector is only an element type', () => {
  expect(findInSheets(siblingsByElement)).toEqual([])
})

/**
 * Chromium joins all rules with `:has()`: after each change that any of them could notice, one rule for any element makes it
 * restyle the whole page. On the landing page that happened seven times while it started.
 */
test('no rule with :has() is for any element inside', () => {
  expect(findInSheets(anyInsideHas)).toEqual([])
})

/**
 * After each element that comes or goes, Chromium would compute the styles of the root again, with all custom properties: 2 ms
 * on a slow phone. `useRootMark` marks the root instead.
 */
test('no rule with :has() is for the root element', () => {
  const ofRoot = (css: string) =>
    selectorsOf(css).filter((selector) => /(?:^|[\s,])(?::root|html|body)[^\s,>]*:has\(/.test(selector))
  expect(ofRoot(':root:has(.a) .b { c: d } .b, body[e]:has(f) { c: d } :root[e] .b:has(f) { c: d }')).toHaveLength(2)
  expect(findInSheets(ofRoot)).toEqual([])
})

function findInSheets(find: (css: string) => string[]): string[] {
  const sheets = globSync('src/**/*.css')
  expect(sheets.length).toBeGreaterThan(100)
  return sheets.flatMap((sheet) => find(readFileSync(sheet, 'utf8')).map((rule) => `${sheet}: ${rule}`))
}
