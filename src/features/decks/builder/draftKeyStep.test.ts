import type { KeyboardEvent } from 'react'
import { expect, test } from 'vitest'
import { draftKeyStep } from './draftKeyStep.ts'

const press = (key: string, modifiers = {}) =>
  draftKeyStep({ key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers } as KeyboardEvent, 'elsa')

test.each([
  ['+', { type: 'add', card: 'elsa' }],
  ['-', { type: 'remove', card: 'elsa' }],
  ['0', { type: 'set', card: 'elsa', quantity: 0 }],
  ['4', { type: 'set', card: 'elsa', quantity: 4 }],
  ['m', { type: 'addMaybe', card: 'elsa' }],
  ['5', null],
  ['Enter', null],
])('the key %s', (key, step) => {
  expect(press(key)).toEqual(step)
})

test('digits with Ctrl, Alt or Cmd belong to the browser', () => {
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) expect(press('1', { [modifier]: true })).toBeNull()
})
