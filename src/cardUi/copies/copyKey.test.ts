import { describe, expect, test } from 'vitest'
import { copyKey, ownedCopyKey } from './copyKey.ts'

const press = (key: string, modifiers: { ctrlKey?: true; metaKey?: true; altKey?: true; shiftKey?: true } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...modifiers,
})

describe('the keys that change copies', () => {
  test.each([
    ['+', 'add'],
    ['=', 'add'],
    ['-', 'remove'],
    ['f', null],
    ['1', null],
  ] as const)('%s in a deck: %s', (key, change) => {
    expect(copyKey(press(key))).toBe(change)
  })

  test.each([
    ['+', {}, { isFoil: false, delta: 1 }],
    ['-', {}, { isFoil: false, delta: -1 }],
    ['f', {}, { isFoil: true, delta: 1 }],
    ['F', { shiftKey: true }, { isFoil: true, delta: -1 }],
    ['g', {}, null],
  ] as const)('%s with %j in a collection', (key, modifiers, change) => {
    expect(ownedCopyKey(press(key, modifiers))).toEqual(change)
  })

  test.each(['ctrlKey', 'metaKey', 'altKey'])('are left to the browser with %s', (modifier) => {
    for (const key of ['+', '-', 'f']) expect(ownedCopyKey(press(key, { [modifier]: true }))).toBeNull()
  })
})
