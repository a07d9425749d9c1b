import { describe, expect, test } from 'vitest'
import { makeCard } from '../cards/card.fixture.ts'
import { type CardGroup, countGroups, describeGroup, isInGroup } from './cardGroup.ts'

const song = makeCard({ name: 'Let It Go', types: ['Action', 'Song'], cost: 5, inks: ['Amethyst'], inkable: false })
const hero = makeCard({ name: 'Te Kā - Heartless', cost: 2, inks: ['Ruby', 'Steel'] })

describe('a group of cards', () => {
  test.each<[CardGroup, boolean, boolean]>([
    [{ kind: 'names', keys: ['te ka - heartless'] }, false, true],
    [{ kind: 'names', keys: ['let it go', 'other'] }, true, false],
    [{ kind: 'names', keys: [] }, false, false],
    [{ kind: 'traits' }, true, true],
    [{ kind: 'traits', costs: [0, 2] }, false, true],
    [{ kind: 'traits', costs: [3, 5] }, true, false],
    [{ kind: 'traits', inkable: false }, true, false],
    [{ kind: 'traits', ink: 'Steel' }, false, true],
    [{ kind: 'traits', type: 'Song' }, true, false],
    [{ kind: 'traits', type: 'Action' }, false, false],
    [{ kind: 'traits', costs: [0, 2], inkable: true, ink: 'Ruby', type: 'Character' }, false, true],
  ])('%j has the song: %s, has the character: %s', (group, hasSong, hasHero) => {
    expect(isInGroup(song, group)).toBe(hasSong)
    expect(isInGroup(hero, group)).toBe(hasHero)
  })

  test('counts copies that are in both groups once', () => {
    const cards = [
      { card: song, quantity: 2 },
      { card: hero, quantity: 3 },
      { card: makeCard({ cost: 1, inkable: true }), quantity: 4 },
      { card: makeCard({ cost: 6, inkable: false }), quantity: 1 },
    ]
    const cheap: CardGroup = { kind: 'traits', costs: [2, 5] }
    expect(countGroups(cards, cheap, { kind: 'traits', inkable: true })).toEqual([2, 4, 3, 1])
    expect(countGroups(cards, cheap, null)).toEqual([5, 0, 0, 5])
  })

  test.each<[number, CardGroup, string]>([
    [1, { kind: 'names', keys: ['let it go'] }, '1 LET IT GO'],
    [2, { kind: 'names', keys: ['bambi', 'thumper'] }, '2 of BAMBI or THUMPER'],
    [1, { kind: 'traits', costs: [0, 2], inkable: true }, '1 inkable card with cost 2 or less'],
    [3, { kind: 'traits', costs: [4, 4], ink: 'Ruby', type: 'Song' }, '3 Ruby songs with cost 4'],
    [2, { kind: 'traits', costs: [2, 3], inkable: false }, '2 uninkable cards with cost 2 to 3'],
  ])('%i of %j is “%s”', (count, group, words) => {
    expect(describeGroup(count, group, (key) => key.toUpperCase())).toBe(words)
  })
})
