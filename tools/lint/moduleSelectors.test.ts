import { globSync, readFileSync } from 'node:fs'
import { parse, type Rule } from 'postcss'
import { expect, test } from 'vitest'

const isStep = ({ parent }: Rule) => parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'

/** Selectors without a class, except those that begin with the root element. */
function foreignSelectors(css: string): string[] {
  const found: string[] = []
  parse(css).walkRules((rule) => {
    if (rule.parent?.type === 'rule' || isStep(rule)) return
    found.push(...rule.selectors.filter((selector) => !/\.[a-z]/i.test(selector) && !selector.startsWith(':root')))
  })
  return found
}

test('finds a selector without a class', () => {
  expect(foreignSelectors(".a, [b='c'] { d: e } @media print { p { d: e } }")).toEqual(["[b='c']", 'p'])
  expect(
    foreignSelectors(':root[b] c { d: e } .a p { d: e } @keyframes a { to { d: e } } .a { & p { d: e } }'),
  ).toEqual([])
})

/** Every page gets the rules without a class, before those of its modules (tools/build/pickRules.ts). */
test('each selector of a module has a class of the module', () => {
  const sheets = globSync('src/**/*.module.css')
  expect(sheets.length).toBeGreaterThan(100)
  expect(
    sheets.flatMap((sheet) => foreignSelectors(readFileSync(sheet, 'utf8')).map((selector) => `${sheet}: ${selector}`)),
  ).toEqual([])
})
