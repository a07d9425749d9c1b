import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A sibling selector without class, id or attribute, such as `li + li`. */
const BY_ELEMENT = /(?:^|[\s>{},(])(?:[a-z][\w]*(?::[\w-]+(?:\([^)]*\))?)*|\*)\s*[+~]\s*[a-z.:*[#]/g

const RULE = /[^{};]+(?=\{)/g

const siblingsByElement = (css: string): string[] =>
  (css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(RULE) ?? [])
    .map((selector) => selector.trim())
    .filter((selector) => !selector.startsWith('@') && selector.search(BY_ELEMENT) >= 0)

test('finds a sibling selector by element type in every notation', () => {
  expect(siblingsByElement('.a li + li { b: c }')).toEqual(['.a li + li'])
  expect(siblingsByElement('.a>span+span{b:c}.a p:first-of-type ~ ul{b:c}.a > * + p{b:c}')).toHaveLength(3)
  expect(siblingsByElement('@media print { .a, .a > h2 + p { b: c } }')).toHaveLength(1)
  expect(
    siblingsByElement(".a + p { b: c } .a li:not(:first-child) { b: calc(1px + 2px) } img[data-a='b'] ~ .c { b: c }"),
  ).toEqual([])
})

/**
 * Chromium restyles every element that such a rule could match whenever a sibling is inserted or removed, on any page:
 * with twelve such rules one wheel event on /cards restyled all mounted cards.
 */
test('no sibling selector is only an element type', () => {
  const sheets = globSync('src/**/*.css')
  expect(sheets.length).toBeGreaterThan(100)
  expect(
    sheets.flatMap((sheet) => siblingsByElement(readFileSync(sheet, 'utf8')).map((rule) => `${sheet}: ${rule}`)),
  ).toEqual([])
})
