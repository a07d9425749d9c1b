import { expect, test } from 'vitest'
import { refuseCircularImports } from './refuseCircularImports.ts'

test('a circular import between files is refused with their names', () => {
  const manifest = {
    page: { file: 'page.js', imports: ['shared'] },
    shared: { file: 'shared.js', imports: ['cards'] },
    cards: { file: 'cards.js', imports: ['shared'] },
  }
  expect(() => refuseCircularImports(manifest)).toThrow('circle: page > shared > cards > shared')
})

test('shared imports are fine, and so is a circle through a dynamic import', () => {
  const manifest = {
    page: { file: 'page.js', imports: ['shared', 'cards'], dynamicImports: ['page'] },
    cards: { file: 'cards.js', imports: ['shared'] },
    shared: { file: 'shared.js' },
  }
  expect(() => refuseCircularImports(manifest)).not.toThrow()
})
