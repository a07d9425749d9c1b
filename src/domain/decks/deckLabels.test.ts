import { expect, test } from 'vitest'
import { changeLabels, foldersOf, tagsOf } from './deckLabels.ts'

const league = { deckId: 'a', folder: 'League', tags: ['fast', 'cheap'] }
const loose = { deckId: 'b', folder: null, tags: ['cheap', 'Ärger'] }

test('folders and tags are listed once, by name', () => {
  expect(foldersOf([league, loose, { ...league, folder: 'Casual' }])).toEqual(['Casual', 'League'])
  expect(tagsOf([league, loose])).toEqual(['cheap', 'fast', 'Ärger'])
})

test.each([
  [
    'leaves the folder and tags that it does not name',
    { folder: undefined, tags: new Map() },
    'League',
    ['cheap', 'fast'],
  ],
  ['moves the deck to another folder', { folder: 'Casual', tags: new Map() }, 'Casual', ['cheap', 'fast']],
  ['takes the deck out of its folder', { folder: null, tags: new Map() }, null, ['cheap', 'fast']],
  [
    'adds and removes tags',
    {
      folder: undefined,
      tags: new Map([
        ['new', true],
        ['fast', false],
      ]),
    },
    'League',
    ['cheap', 'new'],
  ],
  ['adds no tag twice', { folder: undefined, tags: new Map([['fast', true]]) }, 'League', ['cheap', 'fast']],
])('a change %s', (_, change, folder, tags) => {
  expect(changeLabels(league, change)).toEqual({ deckId: 'a', folder, tags })
})
