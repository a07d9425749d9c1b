import { describe, expect, test } from 'vitest'
import { type CardReference, findCard, makeCardFinder } from './cardFinder.ts'
import { CARDS, SETS } from './transfer.fixture.ts'

const finder = makeCardFinder(CARDS, SETS)

/** The id of the found card, or the reason why there is none. */
function find(parts: Partial<CardReference>): string {
  const nothing = { id: '', setCode: '', set: '', number: '', name: '', productId: '' }
  const result = findCard(finder, { ...nothing, ...parts })
  return result.ok ? result.card.id : result.reason
}

describe('a row means the card', () => {
  test.each<[string, Partial<CardReference>, string]>([
    ['with its id', { id: 'ariel' }, 'ariel'],
    ['with its set and number, also with leading zeros', { setCode: '001', number: '001' }, 'ariel'],
    ['with its number and the size of its set', { setCode: '1', number: '126/204' }, 'te ka'],
    ['with a letter in its number', { setCode: '003', number: '4b' }, 'puppy b'],
    [
      'of the series that follows its number, not of the set in the next cell',
      { setCode: '012', number: '25/P3' },
      'buzz P3',
    ],
    [
      'of a series whose printed code differs from the code of its set',
      { setCode: '001', number: '25/C1' },
      'dragon fire cp',
    ],
    ['of a promo set by its code', { setCode: 'P1', number: '8' }, 'mickey P1'],
    ['of a promo set with a P before its number, as Dreamborn writes it', { setCode: 'P1', number: 'P8' }, 'mickey P1'],
    ['of a promo set with a P and zeros before its number', { setCode: 'P3', number: 'P025' }, 'buzz P3'],
    [
      'of a promo set by the series on its cards, with a P before its number',
      { setCode: 'C1', number: 'P025' },
      'dragon fire cp',
    ],
    ['of a promo series in the column of set names', { set: 'C1', number: 'P025' }, 'dragon fire cp'],
    ['with its name and a promo’s number', { name: 'Mickey Mouse - Detective', number: 'P008' }, 'mickey P1'],
    ['of a set by its name', { set: 'The Reign of Jafar', number: '12' }, 'jafar'],
    ['of a set by its name without quotes', { set: 'ursulas return', number: '39' }, 'bruno'],
    ['of a promo set by its name, not of all promos', { set: 'Promo Set 1', number: '25' }, 'yzma P1'],
    ['of a set by its code in the column of set names', { set: 'P1', number: '8' }, 'mickey P1'],
    ['of a set by its name if its code is unknown', { setCode: 'TFC', set: 'The First Chapter', number: '1' }, 'ariel'],
    [
      'among all promos by its number and name',
      { set: 'Disney Lorcana Promo Cards', number: '25', name: 'Yzma - Alchemist' },
      'yzma P1',
    ],
    [
      'among all promos by its product number',
      { set: 'Disney Lorcana Promo Cards', number: '25', productId: '4711' },
      'buzz P3',
    ],
    ['with only its product number', { productId: '4711' }, 'buzz P3'],
    ['with its product number, in an unknown set', { set: 'Somewhere', number: '1', productId: '4711' }, 'buzz P3'],
    ['with its name, if no other card has it', { name: 'te ka - the burning one' }, 'te ka'],
    ['with its name and set', { name: 'Dragon Fire', set: 'The First Chapter' }, 'dragon fire'],
    ['with its name and number', { name: 'Mickey Mouse, Detective', number: '8' }, 'mickey P1'],
    ...[
      'ARIEL – ON HUMAN LEGS',
      'Ariel, On Human Legs',
      'Árìel-On Human  Legs',
      'Ariel - On Human Legs (Enchanted)',
      'Ariel - On Human Legs [Alternate Art] (Foil)',
      'Ariel - On Human Legs - Cold Foil',
      'Ariel - On Human Legs Foil',
      'Ariel - On Human Legs - Enchanted Foil',
      'Ariel - On Human Legs - 1/204',
    ].map((name) => [`called ${name}`, { setCode: '1', number: '1', name }, 'ariel'] as [string, object, string]),
    ['with a note after its name', { name: 'Ariel - On Human Legs (Enchanted)' }, 'ariel'],
    ['of the other cells if the id is unknown', { id: 'gone', setCode: '1', number: '1' }, 'ariel'],
    ['with its number and only the character’s name', { setCode: '1', number: '1', name: 'Ariel' }, 'ariel'],
  ])('%s', (_, reference, id) => {
    expect(find(reference)).toBe(id)
  })
})

describe('an ambiguous row has the candidates', () => {
  test.each<[string, Partial<CardReference>, string[], string[]]>([
    [
      'the card of its number and those of its name',
      { setCode: '1', number: '1', name: 'Dragon Fire' },
      ['ariel'],
      ['dragon fire', 'dragon fire cp'],
    ],
    [
      'only the card of its number, if no card has its name, as in another language',
      { setCode: '1', number: '1', name: 'Arielle - Auf Beinen' },
      ['ariel'],
      [],
    ],
    ['the card of its id and those of its name', { id: 'ariel', name: 'Jafar - Newly Crowned' }, ['ariel'], ['jafar']],
    [
      'the cards of its name, if its set lacks the number',
      { setCode: '3', number: '4', name: 'Dalmatian Puppy - Tail Wagger' },
      [],
      ['puppy a', 'puppy b'],
    ],
    [
      'the cards of its name, if its set is unknown',
      { set: 'Zendikar', number: '1', name: 'Yzma - Alchemist' },
      [],
      ['yzma P1'],
    ],
    ['all promos with its number', { set: 'D23 Promos', number: '25' }, ['yzma P1', 'dragon fire cp', 'buzz P3'], []],
    ['no card, if neither number nor name means one', { setCode: '1', number: '999', name: 'Nobody' }, [], []],
    ['no card of a main set for the number of a promo', { setCode: '1', number: 'P1' }, [], []],
  ])('%s', (_, reference, numbered, named) => {
    const nothing = { id: '', setCode: '', set: '', number: '', name: '', productId: '' }
    const result = findCard(finder, { ...nothing, ...reference })
    expect(
      result.ok ? result.card.id : [result.numbered, result.named].map((cards) => cards.map(({ id }) => id)),
    ).toEqual([numbered, named])
  })
})

describe('a row is refused', () => {
  test.each<[string, Partial<CardReference>, string]>([
    [
      'whose number belongs to one card and its name to another',
      { setCode: '1', number: '1', name: 'Dragon Fire' },
      'The First Chapter · 1 is "Ariel - On Human Legs", but the name says "Dragon Fire".',
    ],
    [
      'whose name no card has',
      { setCode: '1', number: '1', name: 'Arielle - Auf Beinen' },
      'The First Chapter · 1 is "Ariel - On Human Legs", but the name says "Arielle - Auf Beinen".',
    ],
    [
      'whose number belongs to one card and its name to another character',
      { setCode: '1', number: '1', name: 'Mickey Mouse' },
      'The First Chapter · 1 is "Ariel - On Human Legs", but the name says "Mickey Mouse".',
    ],
    [
      'whose number equals another card’s without the zero inside',
      { setCode: '1', number: '1026' },
      'The First Chapter has no card with the number 1026.',
    ],
    [
      'whose id belongs to one card and its name to another',
      { id: 'ariel', name: 'Dragon Fire' },
      'The First Chapter · 1 is "Ariel - On Human Legs", but the name says "Dragon Fire".',
    ],
    [
      'whose product number belongs to a card with another name',
      { productId: '4711', name: 'Dragon Fire' },
      '2 cards have the name "Dragon Fire": The First Chapter · 130, Challenge Promo · 25.',
    ],
    [
      'of an unknown set',
      { set: 'Zendikar', number: '1', name: 'Ariel - On Human Legs' },
      'No set is called "Zendikar".',
    ],
    [
      'of an unknown promo series, even if the set has a card with its number',
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
      'with a promo’s number and the name of another card',
      { set: 'Disney Lorcana Promo Cards', number: '25', name: 'Ariel - On Human Legs' },
      'Disney Lorcana Promo Cards has no "Ariel - On Human Legs" with the number 25.',
    ],
    ['without any content', { setCode: '1' }, 'The card is missing: it needs a name, or set and number.'],
  ])('%s', (_, reference, reason) => {
    expect(find(reference)).toBe(reason)
  })
})
