import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A font size declared in px, which ignores the font size set in the browser. */
const IN_PX = /(?:^|[{;\s])(?:font|font-size|--type-[\w-]+)\s*:[^;}]*\d\s*px/g

const sizesInPx = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(IN_PX) ?? []

test('finds a size in px in every notation', () => {
  expect(sizesInPx('.a { font-size: 14px }')).toHaveLength(1)
  expect(sizesInPx('.a{color:red;font:600\n 14px/1.6 var(--font);font-size:clamp(2rem,4vw,46px)}')).toHaveLength(2)
  expect(sizesInPx('.a { font: 600 var(--type-14) / 1.6 var(--font); padding: 2px /* font-size: 1px */ }')).toEqual([])
})

test('no font size is in px, so that all text follows the font size set in the browser', () => {
  const sheets = globSync('src/**/*.css')
  expect(sheets.length).toBeGreaterThan(100)
  expect(
    sheets.flatMap((sheet) => sizesInPx(readFileSync(sheet, 'utf8')).map((size) => `${sheet}: ${size.trim()}`)),
  ).toEqual([])
})
