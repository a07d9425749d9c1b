import { expect, test } from 'vitest'
import { filesNeeded } from './retryImports.ts'

const chunk = (name: string, ...imports: string[]) => ({
  fileName: `assets/${name}.js`,
  imports: imports.map((other) => `assets/${other}.js`),
})

const CHUNKS = [
  chunk('start', 'shared'),
  chunk('page', 'shared', 'grid'),
  chunk('grid', 'cards'),
  chunk('cards'),
  chunk('shared'),
]

test('a call lists the files that the imported file imports, directly or not, and the importing file does not', () => {
  expect(filesNeeded(CHUNKS, 'assets/start.js', 'assets/page.js')).toEqual(['./cards.js', './grid.js'])
  expect(filesNeeded(CHUNKS, 'assets/page.js', 'assets/grid.js')).toEqual([])
})

test('a missing file fails the build', () => {
  expect(() => filesNeeded(CHUNKS, 'assets/start.js', 'assets/nothing.js')).toThrow('has no assets/nothing.js')
})
