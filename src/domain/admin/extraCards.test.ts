import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findExtraCards, type ServiceCard, type SetAnswer, type StoredCard } from './extraCards.ts'

const stored = (id: string, fields: Partial<StoredCard> = {}): StoredCard => ({
  id,
  name: 'Elsa',
  version: 'Snow Queen',
  collectorNumber: '1',
  setId: 'set_9',
  setName: 'Fabled',
  ...fields,
})
const served = (id: string, fields: Partial<ServiceCard> = {}): ServiceCard => ({
  id,
  name: 'Elsa',
  collectorNumber: '1',
  ...fields,
})
const fabled = (...cards: ServiceCard[]): SetAnswer => ({ setId: 'set_9', setName: 'Fabled', cards })
const ids = (cards: readonly StoredCard[]) => cards.map(({ id }) => id)

describe('extra cards', () => {
  test('are the cards whose id the card service does not list', () => {
    const found = findExtraCards([stored('crd_1'), stored('crd_2')], [fabled(served('crd_1'), served('crd_3'))])
    expect(ids(found.extraCards)).toEqual(['crd_2'])
    expect(found).toMatchObject({ databaseCount: 2, apiCount: 2, adoptable: [], skipped: [] })
  })

  test('exclude cards that it lists in another set', () => {
    const elsewhere: SetAnswer = { setId: 'set_P1', setName: 'Promo Set 1', cards: [served('crd_1')] }
    expect(findExtraCards([stored('crd_1')], [fabled(), elsewhere]).extraCards).toEqual([])
  })

  test('exclude all cards of a set that could not be read', () => {
    const silent: SetAnswer = { setId: 'set_9', setName: 'Fabled', problem: 'HTTP 500' }
    const found = findExtraCards([stored('crd_1'), stored('pack-9-2')], [silent])
    expect(found).toMatchObject({ extraCards: [], adoptable: [], apiCount: 0 })
    expect(found.skipped).toEqual([{ setName: 'Fabled', problem: 'HTTP 500' }])
  })

  test.each([
    ['under the same set, number and name', {}, true],
    ['with another spelling of the name', { name: 'ELSA!' }, true],
    ['under another number', { collectorNumber: '2' }, false],
    ['with another name', { name: 'Anna' }, false],
  ])('of the pack are adopted by an import when the service has one %s', (_, fields, isAdoptable) => {
    const found = findExtraCards([stored('pack-9-1')], [fabled(served('crd_1', fields))])
    expect(ids(found.adoptable)).toEqual(isAdoptable ? ['pack-9-1'] : [])
    expect(ids(found.packOnly)).toEqual(isAdoptable ? [] : ['pack-9-1'])
    expect(found.extraCards).toEqual([])
  })

  test('exclude cards of the pack, even if the database also has the service’s card', () => {
    const found = findExtraCards(
      [stored('pack-9-1'), stored('crd_1', { collectorNumber: '1a' })],
      [fabled(served('crd_1'))],
    )
    expect([ids(found.extraCards), ids(found.packOnly)]).toEqual([[], ['pack-9-1']])
  })

  test('are only adoptable if they are cards of the pack', () => {
    const found = findExtraCards([stored('crd_old')], [fabled(served('crd_new'))])
    expect(ids(found.extraCards)).toEqual(['crd_old'])
  })

  test('and all other cards make up the whole database, and extra cards come only from readable sets', () => {
    const id = fc.constantFrom('crd_1', 'crd_2', 'crd_3', 'pack-1', 'pack-2')
    const setId = fc.constantFrom('a', 'b')
    const number = fc.constantFrom('1', '2')
    const cards = fc.uniqueArray(
      fc.record({ id, setId, collectorNumber: number }).map(({ id, ...fields }) => stored(id, fields)),
      { selector: (card) => card.id },
    )
    const answer = fc.option(fc.array(fc.record({ id, name: fc.constant('Elsa'), collectorNumber: number })))
    fc.assert(
      fc.property(cards, answer, answer, (database, a, b) => {
        const answers = Object.entries({ a, b }).map(([setId, cards]): SetAnswer => {
          return { setId, setName: setId, ...(cards ? { cards } : { problem: 'silent' }) }
        })
        const { extraCards, adoptable, packOnly } = findExtraCards(database, answers)
        const found = [...extraCards, ...adoptable, ...packOnly]
        const rest = database.filter((card) => !found.includes(card))
        expect(found.length + rest.length).toBe(database.length)
        const known = new Set<string>([...(a ?? []), ...(b ?? [])].map((card) => card.id))
        const answered = new Set([...(a ? ['a'] : []), ...(b ? ['b'] : [])])
        for (const card of extraCards) {
          expect(known).not.toContain(card.id)
          expect(answered).toContain(card.setId)
          expect(card.id).not.toMatch(/^pack-/)
        }
        for (const card of rest) expect(known.has(card.id) || !answered.has(card.setId)).toBe(true)
      }),
    )
  })
})
