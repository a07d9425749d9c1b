import { expect, test } from 'vitest'
import { refuseCircles } from './refuseCircles.ts'

test('files that import each other in a circle are refused, by their names', () => {
  const manifest = {
    page: { file: 'page.js', imports: ['shared'] },
    shared: { file: 'shared.js', imports: ['cards'] },
    cards: { file: 'cards.js', imports: ['shared'] },
  }
  expect(() => refuseCircles(manifest)).toThrow('circle: page > shared > cards > shared')
})

test('files that share what they import are fine, and so is a page that is loaded later', () => {
  const manifest = {
    page: { file: 'page.js', imports: ['shared', 'cards'], dynamicImports: ['page'] },
    cards: { file: 'cards.js', imports: ['shared'] },
    shared: { file: 'shared.js' },
  }
  expect(() => refuseCircles(manifest)).not.toThrow()
})
