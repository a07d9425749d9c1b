import { expect, test } from 'vitest'
import { describeKind } from './describeKind.ts'

test.each([
  [['Character'], ['Storyborn', 'Hero'], 'Character: Storyborn, Hero'],
  [['Action', 'Song'], [], 'Action · Song'],
  [[], ['Storyborn', 'Hero'], 'Storyborn, Hero'],
  [[], [], ''],
])('%j with %j is “%s”', (types, classifications, text) => {
  expect(describeKind({ types, classifications })).toBe(text)
})
