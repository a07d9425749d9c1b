import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { makeCatalogue } from '../cards/catalogue.ts'
import { listCharacters } from '../cards/characters.ts'
import { listCharacterProgress, searchCharacterProgress, sortCharacterProgress } from './characterProgress.ts'
import { anyCollection } from './collection.arbitrary.ts'
import { completionOf, totalCompletion } from './completion.ts'

const card = (id: string, name: string, parts: Parameters<typeof makeCard>[0] = {}) => makeCard({ id, name, ...parts })
const { catalogue } = makeCatalogue([
  card('e1', 'Elsa - Snow Queen'),
  card('e2', 'Elsa - Spirit of Winter'),
  card('e3', 'Elsa - Ice Maker'),
  card('song', 'Elsa', { types: ['Action', 'Song'] }),
  card('t1', 'Te Kā - The Burning One'),
  card('t2', 'Te Kā - Heartless'),
  card('a1', 'Anna - Heir to Arendelle'),
  card('b1', 'Bolt - Superdog'),
])
const owned = new Set(['e1', 'e2', 'song', 't1', 't2'])
const progress = listCharacterProgress(listCharacters(catalogue.cards), owned)
const names = (list: readonly (typeof progress)[number][]) => list.map(({ character }) => character.name)

describe('the progress of characters', () => {
  test('counts their character cards, the percentage rounded down', () => {
    expect(progress.find(({ character }) => character.name === 'Elsa')?.completion).toEqual({
      collectedCards: 2,
      totalCards: 3,
      completionPercentage: 66,
    })
  })

  test('is sorted by name, or most complete first and then by name', () => {
    expect(names(sortCharacterProgress(progress, 'name'))).toEqual(['Anna', 'Bolt', 'Elsa', 'Te Kā'])
    expect(names(sortCharacterProgress(progress, 'completion'))).toEqual(['Te Kā', 'Elsa', 'Anna', 'Bolt'])
  })

  test('is sorted by exact share if the percentages are equal', () => {
    const of = (name: string, collectedCards: number, totalCards: number) => {
      const [character] = listCharacters(makeCatalogue([card(name, name)]).catalogue.cards)
      if (!character) throw new Error('A character card makes a character')
      return { character, completion: { collectedCards, totalCards, completionPercentage: 66 } }
    }
    expect(names(sortCharacterProgress([of('Ariel', 66, 100), of('Belle', 2, 3)], 'completion'))).toEqual([
      'Belle',
      'Ariel',
    ])
  })

  test.each([
    ['ELS', ['Elsa']],
    [' te ka ', ['Te Kā']],
    ['nobody', []],
    ['', names(progress)],
  ])('with the search %j lists %j', (text, found) => {
    expect(names(searchCharacterProgress(progress, text))).toEqual(found)
  })

  test('of all characters adds up to the progress of all character cards', () => {
    fc.assert(
      fc.property(anyCollection, ({ cards, collection }) => {
        const characters = listCharacters(makeCatalogue(cards).catalogue.cards)
        const characterCards = cards.filter(({ types }) => types.includes('Character'))
        const all = listCharacterProgress(characters, collection).map(({ completion }) => completion)
        expect(totalCompletion(all)).toEqual(completionOf(characterCards, collection))
      }),
    )
  })
})
