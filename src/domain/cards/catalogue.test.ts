import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCards } from './card.arbitrary.ts'
import { makeCard } from './card.fixture.ts'
import { makeCatalogue } from './catalogue.ts'

describe('the catalogue', () => {
  test('has the first card of each id and reports a duplicate id once', () => {
    const first = makeCard({ id: 'a', name: 'Elsa' })
    const { catalogue, duplicateIds } = makeCatalogue([
      first,
      makeCard({ id: 'a', name: 'Anna' }),
      makeCard({ id: 'b', name: 'Olaf' }),
      makeCard({ id: 'a', name: 'Sven' }),
    ])
    expect(catalogue.cards.map(({ name }) => name)).toEqual(['Elsa', 'Olaf'])
    expect(catalogue.byId.get('a')).toBe(first)
    expect(duplicateIds).toEqual(['a'])
  })

  test('finds all cards of a slug', () => {
    const [fabled, azurite] = ['Fabled', 'Azurite Sea'].map((set) =>
      makeCard({ name: 'Let It Go', collectorNumber: '4', set }),
    )
    const { catalogue } = makeCatalogue([fabled!, azurite!])
    expect(catalogue.bySlug.get('let-it-go-4')).toHaveLength(2)
  })

  test('finds all cards of a character, of any type', () => {
    const smee = makeCard({ name: 'Mr. Smee - Loyal First Mate' })
    const place = makeCard({ name: 'Mr. Smee - Hideout', types: ['Location'] })
    const { catalogue } = makeCatalogue([smee, place, makeCard({ name: 'Captain Hook - Thinking a Happy Thought' })])
    expect(catalogue.byCharacter.get('mr-smee')).toEqual([place, smee])
  })

  test('counts the values of each field, in the game’s order or by name', () => {
    const { catalogue } = makeCatalogue([
      makeCard({ id: '1', rarity: 'Epic', inks: ['Steel', 'Amber'], classifications: ['Villain'], franchise: 'Moana' }),
      makeCard({ id: '2', rarity: 'Common', inks: ['Steel'], classifications: ['Hero', 'Villain'], inkable: false }),
    ])
    const { facets } = catalogue
    expect([...facets.rarities]).toEqual([
      ['Common', 1],
      ['Epic', 1],
    ])
    expect([...facets.inks]).toEqual([
      ['Amber', 1],
      ['Steel', 2],
    ])
    expect([...facets.classifications]).toEqual([
      ['Hero', 1],
      ['Villain', 2],
    ])
    expect([...facets.franchises]).toEqual([['Moana', 1]])
    expect([...facets.sets]).toEqual([['Fabled', 2]])
    expect(facets.inkable.get(false)).toBe(1)
    expect(facets.rarities.has('Promo')).toBe(false)
  })

  test('has every card once in each of its lists', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const { catalogue, duplicateIds } = makeCatalogue(cards)
        const ids = cards.map(({ id }) => id).toSorted()
        expect(duplicateIds).toEqual([])
        for (const lists of [catalogue.bySlug, catalogue.byCharacter, catalogue.bySet]) {
          expect(
            [...lists.values()]
              .flat()
              .map(({ id }) => id)
              .toSorted(),
          ).toEqual(ids)
        }
        for (const card of cards) {
          expect(catalogue.byId.get(card.id)).toBe(card)
          expect(catalogue.bySlug.get(card.slug)).toContain(card)
          expect(catalogue.bySet.get(card.setId)).toContain(card)
        }
      }),
    )
  })
})
