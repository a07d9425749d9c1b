import { expect, test } from 'vitest'
import { answerQuestions } from './answerQuestions.ts'
import { makeCardFinder } from './cardFinder.ts'
import { readCollection } from './readCollection.ts'
import { CARDS, SETS } from './transfer.fixture.ts'

const result = readCollection(
  [
    ['Set Number', 'Card Number', 'Variant', 'Count', 'Name'],
    ['1', '1', 'normal', '2', 'Ariel - On Human Legs'],
    ['1', '1', 'foil', '1', 'Dragon Fire'],
    ['1', '126', 'normal', '4', 'Yzma - Alchemist'],
  ],
  makeCardFinder(CARDS, SETS),
)
if (!result.ok) throw new Error(result.message)
const { collection, questions } = result.file
const [fire, yzma] = questions
if (!fire || !yzma) throw new Error('There is nothing to ask.')

test('questions without an answer add nothing', () => {
  expect(answerQuestions(collection, new Map())).toEqual(new Map([['ariel', { nonFoil: 2, foil: 0 }]]))
})

test('an answered question adds its copies to the card, and a skipped one adds none', () => {
  const answers = new Map([
    [fire, 'ariel'],
    [yzma, null],
  ])
  expect(answerQuestions(collection, answers)).toEqual(new Map([['ariel', { nonFoil: 2, foil: 1 }]]))
  expect(answerQuestions(collection, new Map([[yzma, 'yzma P1']]))).toEqual(
    new Map([
      ['ariel', { nonFoil: 2, foil: 0 }],
      ['yzma P1', { nonFoil: 4, foil: 0 }],
    ]),
  )
})

test('the given collection is not changed', () => {
  answerQuestions(collection, new Map([[fire, 'ariel']]))
  expect([...collection]).toEqual([['ariel', { nonFoil: 2, foil: 0 }]])
})
