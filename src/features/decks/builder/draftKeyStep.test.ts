import type { KeyboardEvent } from 'react'
import { expect, test } from 'vitest'
import { draftKeyStep } from './draftKeyStep.ts'

const press = (key: string, modifiers = {}, text = '') =>
  draftKeyStep({ key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers } as KeyboardEvent, {
    id: 'elsa',
    text,
  })

test.each([
  ['+', { type: 'add', card: 'elsa', limit: 4 }],
  ['-', { type: 'remove', card: 'elsa' }],
  ['0', { type: 'set', card: 'elsa', quantity: 0, limit: 4 }],
  ['4', { type: 'set', card: 'elsa', quantity: 4, limit: 4 }],
  ['m', { type: 'addMaybe', card: 'elsa' }],
  ['5', null],
  ['Enter', null],
])('the key %s', (key, step) => {
  expect(press(key)).toEqual(step)
})

test('a digit is as large as the text of the card allows', () => {
  const step = { type: 'set', card: 'elsa', quantity: 9, limit: 60 }
  expect(press('9', {}, 'You may have any number of cards named Elsa in your deck.')).toEqual(step)
  expect(press('3', {}, 'You may only have 2 copies of Elsa in your deck.')).toBeNull()
})

test('digits with Ctrl, Alt or Cmd belong to the browser', () => {
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) expect(press('1', { [modifier]: true })).toBeNull()
})
