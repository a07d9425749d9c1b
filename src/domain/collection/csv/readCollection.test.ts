import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { finder, read, rowsOf } from './read.fixture.ts'
import { readCollection } from './readCollection.ts'
import { CARDS, SETS } from './transfer.fixture.ts'

describe('the export of', () => {
  test('Dreamborn’s bulk list has a row for each finish, zero rows and promos under the set of their time', () => {
    const file = read(`Set Number,Card Number,Variant,Count,Name,Color,Rarity
001,1,normal,3,Ariel - On Human Legs,Amber,Uncommon
001,1,foil,1,Ariel - On Human Legs,Amber,Uncommon
001,126,normal,0,Te Ka - The Burning One,Ruby,Legendary
013,77,normal,0,A Card of Tomorrow,Ruby,Common
012,25/P3,foil,1,Buzz Lightyear - Space Ranger,Emerald,Promo`)
    expect(file).toMatchObject({ format: 'dreambornBulk', counted: 3, zeros: 2, problems: [] })
    expect(file.copies).toEqual({ ariel: [3, 1], 'buzz P3': [0, 1] })
  })

  test('Dreamborn’s collection has both finishes in a row, and promos as a set', () => {
    const file = read(`Normal,Foil,Name,Set,Card Number,Color,Rarity,Price,Foil Price
2,1,Jafar - Newly Crowned,Reign of Jafar,12,Amber,Rare,$0.10,$0.50
0,0,Te Kā - The Burning One,001,126,Ruby,Legendary,,
,4,Mickey Mouse - Detective,P1,8,Sapphire,Promo,,`)
    expect(file).toMatchObject({ format: 'dreamborn', counted: 2, zeros: 1, problems: [] })
    expect(file.copies).toEqual({ jafar: [2, 1], 'mickey P1': [0, 4] })
  })
})

describe('a row', () => {
  const reasons = (rows: string) =>
    read(`Set Number,Card Number,Variant,Count\n${rows}`).problems.map(({ row, reason }) => `${row}: ${reason}`)

  test('is reported with its number and text if it cannot be read', () => {
    const { problems } = read(`Set Number,Card Number,Variant,Count\n001,1,normal,1\n\n001,999,,normal,1`)
    expect(problems).toEqual([
      { row: 4, text: '001, 999, normal, 1', reason: '"normal" is not a number of copies from 0 to 9,999.' },
    ])
  })

  test('needs a whole number of copies and a finish', () => {
    expect(
      reasons(
        '1,1,normal,two\n1,1,normal,-1\n1,1,normal,1.5\n1,1,normal,10000\n1,1,normal,\n1,1,etched,1\n1,1,,1\n1,1',
      ),
    ).toEqual([
      '2: "two" is not a number of copies from 0 to 9,999.',
      '3: "-1" is not a number of copies from 0 to 9,999.',
      '4: "1.5" is not a number of copies from 0 to 9,999.',
      '5: "10000" is not a number of copies from 0 to 9,999.',
      '6: The number of copies is missing.',
      '7: "etched" is neither normal nor foil.',
      '8: "" is neither normal nor foil.',
      '9: The number of copies is missing.',
    ])
  })

  test('becomes a question, joined with equal rows, if its number is another card', () => {
    const { counted, copies, questions, problems } = read(
      'Set Number,Card Number,Variant,Count,Name\n1,1,normal,2,Dragon Fire\n1,126,normal,1,Te Ka: The Burning One\n1,1,foil,1,Dragon Fire\n1,1,foil,0,Dragon Fire',
    )
    expect({ counted, copies, problems }).toEqual({ counted: 1, copies: { 'te ka': [1, 0] }, problems: [] })
    expect(questions).toMatchObject([
      {
        rows: [2, 4],
        text: '1, 1, normal, 2, Dragon Fire',
        reason: 'The First Chapter · 1 is "Ariel - On Human Legs", but the name says "Dragon Fire".',
        numbered: [{ id: 'ariel' }],
        named: [{ id: 'dragon fire' }, { id: 'dragon fire cp' }],
        copies: { nonFoil: 2, foil: 1 },
      },
    ])
  })

  test('may have a whole number in the format of spreadsheets', () => {
    expect(read('Set Number,Card Number,Variant,Count\n1,1,normal,2.0\n1,126,foil,3.00').copies).toEqual({
      ariel: [2, 0],
      'te ka': [0, 3],
    })
  })

  test('needs a number for at least one finish', () => {
    const { zeros, problems } = read('Normal,Foil,Set,Card Number\n0,,1,1\n,,1,1')
    expect({ zeros, problems: problems.map(({ row, reason }) => [row, reason]) }).toEqual({
      zeros: 1,
      problems: [[3, 'The number of copies is missing.']],
    })
  })

  test('adds to earlier rows of the same card, up to 9,999', () => {
    const file = read(
      'Set Number,Card Number,Variant,Count\n1,1,normal,9998\n01,001,normal,1\n1,1,normal,1\n1,1,foil,1',
    )
    expect(file.copies).toEqual({ ariel: [9999, 1] })
    expect(reasons('1,1,foil,9999\n1,1,foil,1')).toEqual([
      '3: Together with earlier rows, this is more than 9,999 copies of the card.',
    ])
    expect(file.problems).toMatchObject([
      { row: 4, reason: 'Together with earlier rows, this is more than 9,999 copies of the card.' },
    ])
  })
})

describe('a file', () => {
  const refuse = (text: string) => readCollection(rowsOf(text), finder)

  test('may begin with empty rows and a separator note', () => {
    const file = read('\uFEFFsep=,\n\nSet Number,Card Number,Variant,Count\n1,1,normal,1\n1,9,normal,1')
    expect(file.problems.map(({ row }) => row)).toEqual([5])
    expect(file.counted).toBe(1)
  })

  test('without content is refused', () => {
    expect(refuse(' \n,,')).toEqual({ ok: false, row: 1, message: 'This file is empty.' })
  })

  test('without a known header is refused with its row', () => {
    expect(refuse('\n4 Elsa\n1,2')).toMatchObject({ ok: false, row: 2 })
  })

  test('loses no row: each is counted, zero, a question or a problem', () => {
    const cell = fc.oneof(
      fc.constantFrom('1', '001', '126', '25/P3', 'P1', '4a', 'normal', 'foil', 'Cold Foil', '0', '2', '9999', ''),
      fc.constantFrom(...CARDS.map(({ name }) => name)),
      fc.string(),
    )
    const header = ['Name', 'Count', 'Set Number', 'Variant', 'Card Number']
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 })), (rows) => {
        const result = readCollection([header, ...rows], finder)
        const filled = rows.filter((cells) => cells.some((text) => text.trim() !== '')).length
        if (!result.ok) throw new Error(result.message)
        const { counted, zeros, questions, problems, collection } = result.file
        const questioned = questions.flatMap((question) => question.rows).length
        expect(counted + zeros + questioned + problems.length).toBe(filled)
        expect([...collection.values()].every(({ nonFoil, foil }) => nonFoil + foil > 0)).toBe(true)
      }),
    )
  })

  test('adds up to the copies of the rows that were counted', () => {
    const row = fc.record({ card: fc.constantFrom(...CARDS), isFoil: fc.boolean(), count: fc.nat(500) })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 15 }), (rows) => {
        const cells = rows.map(({ card, isFoil, count }) => [
          card.set,
          card.collectorNumber,
          isFoil ? 'foil' : 'normal',
          `${count}`,
        ])
        const result = readCollection(
          [
            ['Set Number', 'Card Number', 'Variant', 'Count'],
            ...cells.map(([set = '', ...rest]) => [SETS.find(({ name }) => name === set)?.code ?? '', ...rest]),
          ],
          finder,
        )
        if (!result.ok) throw new Error(result.message)
        const total = [...result.file.collection.values()].reduce((sum, { nonFoil, foil }) => sum + nonFoil + foil, 0)
        expect(total).toBe(rows.reduce((sum, { count }) => sum + count, 0))
        expect(result.file.zeros).toBe(rows.filter(({ count }) => count === 0).length)
      }),
    )
  })
})
