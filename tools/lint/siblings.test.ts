import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A sibling that is known by its kind of element alone, as in `li + li`: no class, id or attribute. */
const BY_KIND = /(?:^|[\s>{},(])(?:[a-z][\w]*(?::[\w-]+(?:\([^)]*\))?)*|\*)\s*[+~]\s*[a-z.:*[#]/g

const RULE = /[^{};]+(?=\{)/g

const siblingsByKind = (css: string): string[] =>
  (css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(RULE) ?? [])
    .map((selector) => selector.trim())
    .filter((selector) => !selector.startsWith('@') && selector.search(BY_KIND) >= 0)

test('a sibling known by its kind alone is found however it is written', () => {
  expect(siblingsByKind('.a li + li { b: c }')).toEqual(['.a li + li'])
  expect(siblingsByKind('.a>span+span{b:c}.a p:first-of-type ~ ul{b:c}.a > * + p{b:c}')).toHaveLength(3)
  expect(siblingsByKind('@media print { .a, .a > h2 + p { b: c } }')).toHaveLength(1)
  expect(
    siblingsByKind(".a + p { b: c } .a li:not(:first-child) { b: calc(1px + 2px) } img[data-a='b'] ~ .c { b: c }"),
  ).toEqual([])
})

/**
 * Chromium restyles everything that such a rule might be about, on any page, whenever an element comes or goes beside
 * others: with twelve of them a turn of the wheel on /cards restyled all cards that were there.
 */
test('no rule knows a sibling by its kind alone', () => {
  const sheets = globSync('src/**/*.css')
  expect(sheets.length).toBeGreaterThan(100)
  expect(
    sheets.flatMap((sheet) => siblingsByKind(readFileSync(sheet, 'utf8')).map((rule) => `${sheet}: ${rule}`)),
  ).toEqual([])
})
