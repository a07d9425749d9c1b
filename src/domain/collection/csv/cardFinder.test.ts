import { describe, expect, test } from 'vitest'
import { type CardReference, findCard, makeCardFinder } from './cardFinder.ts'
import { CARDS, SETS } from './transfer.fixture.ts'

const finder = makeCardFinder(CARDS, SETS)

/** The id of the card that is found, or why none is. */
function find(parts: Partial<CardReference>): string {
  const nothing = { id: '', setCode: '', set: '', number: '', name: '', productId: '' }
  const result = findCard(finder, { ...nothing, ...parts })
  return result.ok ? result.card.id : result.reason
}

describe('a row means the card', () => {
  test.each<[string, Partial<CardReference>, string]>([
    ['with its id', { id: 'ariel' }, 'ariel'],
    ['with its set and number, zeros before them or not', { setCode: '001', number: '001' }, 'ariel'],
    ['with a number out of so many', { setCode: '1', number: '126/204' }, 'te ka'],
    ['with a letter in its number', { setCode: '003', number: '4b' }, 'puppy b'],
    ['of the series after its number, not of the set beside it', { setCode: '012', number: '25/P3' }, 'buzz P3'],
    [
      'of a series that is printed otherwise than the set is called',
      { setCode: '001', number: '25/C1' },
      'dragon fire cp',
    ],
    ['of a promo set by its code', { setCode: 'P1', number: '8' }, 'mickey P1'],
    ['of a set by its name', { set: 'The Reign of Jafar', number: '12' }, 'jafar'],
    ['of a set by its name without quotes', { set: 'ursulas return', number: '39' }, 'bruno'],
    ['of a promo set by its name, not of all promos', { set: 'Promo Set 1', number: '25' }, 'yzma P1'],
    ['of a set by its code where names stand', { set: 'P1', number: '8' }, 'mickey P1'],
    [
      'of a set by its name where its code is unknown',
      { setCode: 'TFC', set: 'The First Chapter', number: '1' },
      'ariel',
    ],
    [
      'among all promos by its number and name',
      { set: 'Disney Lorcana Promo Cards', number: '25', name: 'Yzma - Alchemist' },
      'yzma P1',
    ],
    [
      'among all promos by its product',
      { set: 'Disney Lorcana Promo Cards', number: '25', productId: '4711' },
      'buzz P3',
    ],
    ['with its product alone', { productId: '4711' }, 'buzz P3'],
    ['with its product, in a set that is not known', { set: 'Somewhere', number: '1', productId: '4711' }, 'buzz P3'],
    ['with its name, when no other has it', { name: 'te ka - the burning one' }, 'te ka'],
    ['with its name and set', { name: 'Dragon Fire', set: 'The First Chapter' }, 'dragon fire'],
    ['with its name and number', { name: 'Mickey Mouse, Detective', number: '8' }, 'mickey P1'],
    ['with a note behind its name', { name: 'Ariel - On Human Legs (Enchanted)' }, 'ariel'],
    ['whose id is unknown, by the rest', { id: 'gone', setCode: '1', number: '1' }, 'ariel'],
    [
      'with a name that is nobody’s, as in another language',
      { setCode: '1', number: '1', name: 'Arielle - Auf Beinen' },
      'ariel',
    ],
    ['with the character’s name alone beside its number', { setCode: '1', number: '1', name: 'Ariel' }, 'ariel'],
  ])('%s', (_, reference, id) => {
    expect(find(reference)).toBe(id)
  })
})

describe('a row is not understood', () => {
  test.each<[string, Partial<CardReference>, string]>([
    [
      'whose number says one card and its name another',
      { setCode: '1', number: '1', name: 'Dragon Fire' },
      'The First Chapter · 1 is "Ariel - On Human Legs", but the name says "Dragon Fire".',
    ],
    [
      'whose number says one card and its name another character',
      { setCode: '1', number: '1', name: 'Mickey Mouse' },
      'The First Chapter · 1 is "Ariel - On Human Legs", but the name says "Mickey Mouse".',
    ],
    [
      'whose number is another’s but for a zero inside',
      { setCode: '1', number: '1026' },
      'The First Chapter has no card with the number 1026.',
    ],
    [
      'whose id says one card and its name another',
      { id: 'ariel', name: 'Dragon Fire' },
      'The First Chapter · 1 is "Ariel - On Human Legs", but the name says "Dragon Fire".',
    ],
    [
      'whose product has another name',
      { productId: '4711', name: 'Dragon Fire' },
      '2 cards have the name "Dragon Fire": The First Chapter · 130, Challenge Promo · 25.',
    ],
    [
      'of an unknown set',
      { set: 'Zendikar', number: '1', name: 'Ariel - On Human Legs' },
      'No set is called "Zendikar".',
    ],
    [
      'of an unknown promo series, whatever card has its number in the set',
      { setCode: '1', number: '1/P4' },
      'No promo series is called "P4".',
    ],
    [
      'with a number that its set does not have',
      { setCode: '1', number: '999' },
      'The First Chapter has no card with the number 999.',
    ],
    [
      'with the number of four puppies',
      { setCode: '3', number: '4' },
      'Into the Inklands has no card with the number 4.',
    ],
    [
      'with a number of several promos',
      { set: 'D23 Promos', number: '25' },
      '3 cards have the number 25: Promo Set 1 · 25, Challenge Promo · 25, Promo Set 3 · 25.',
    ],
    [
      'with a name of several cards',
      { name: 'Mickey Mouse - Detective' },
      '2 cards have the name "Mickey Mouse - Detective": The First Chapter · 149, Promo Set 1 · 8.',
    ],
    [
      'with a name of a card in another set',
      { name: 'Dragon Fire', set: 'Reign of Jafar' },
      'No "Dragon Fire" has been printed in this set.',
    ],
    [
      'with a name of a card with another number',
      { name: 'Dragon Fire', number: '7' },
      'No "Dragon Fire" has this number.',
    ],
    [
      'with a name of no card',
      { name: 'Fabled Booster Pack', set: 'Reign of Jafar' },
      'No card is called "Fabled Booster Pack".',
    ],
    [
      'with a promo’s number and another’s name',
      { set: 'Disney Lorcana Promo Cards', number: '25', name: 'Ariel - On Human Legs' },
      'Disney Lorcana Promo Cards has no "Ariel - On Human Legs" with the number 25.',
    ],
    ['that says nothing', { setCode: '1' }, 'It says neither the name of a card nor its set and number.'],
  ])('%s', (_, reference, reason) => {
    expect(find(reference)).toBe(reason)
  })
})
