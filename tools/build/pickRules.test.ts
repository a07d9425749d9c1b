import { expect, test } from 'vitest'
import { pickRules } from './pickRules.ts'

const CSS =
  '@layer tokens,ui;@font-face{font-family:a}@layer tokens{:root{--a:1}}' +
  '@layer ui{p{margin:0}._0a1{color:red}._0b2 .x,._0b0{color:blue;animation:_0b4 1s}@keyframes _0b4{to{opacity:0}}' +
  '@media (width<40em){._0a1{color:pink}._0b2{color:navy}}@media print{._0b3{color:#000}}}'

test('rules of chosen style sheets are picked with those of no style sheet', () => {
  expect(pickRules(CSS, (sheets) => sheets.every((sheet) => sheet === '0a'))).toBe(
    '@layer tokens,ui;@font-face{font-family:a}@layer tokens{:root{--a:1}}' +
      '@layer ui{p{margin:0}._0a1{color:red}@media (width<40em){._0a1{color:pink}}}',
  )
})

test('of rules that the build has joined, only the selectors of the chosen style sheets are picked', () => {
  const css = '._0a1,._0b0:is(a,b),h1{color:red}'
  expect(pickRules(css, (sheets) => sheets.includes('0b'))).toBe('._0b0:is(a,b){color:red}')
  expect(pickRules(css, (sheets) => !sheets.includes('0b'))).toBe('._0a1,h1{color:red}')
})

test('the other rules keep their layers, media queries and animations', () => {
  expect(pickRules(CSS, (sheets) => sheets.includes('0b'))).toBe(
    '@layer ui{._0b2 .x,._0b0{color:blue;animation:_0b4 1s}@keyframes _0b4{to{opacity:0}}' +
      '@media (width<40em){._0b2{color:navy}}@media print{._0b3{color:#000}}}',
  )
})
