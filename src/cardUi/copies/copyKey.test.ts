import { describe, expect, test } from 'vitest'
import { copyKey, ownedCopyKey } from './copyKey.ts'

const pressed = (key: string, held: { ctrlKey?: true; metaKey?: true; altKey?: true; shiftKey?: true } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
})

describe('the keys that change copies', () => {
  test.each([
    ['+', 'add'],
    ['=', 'add'],
    ['-', 'remove'],
    ['f', null],
    ['1', null],
  ] as const)('%s in a deck: %s', (key, asked) => {
    expect(copyKey(pressed(key))).toBe(asked)
  })

  test.each([
    ['+', {}, { isFoil: false, delta: 1 }],
    ['-', {}, { isFoil: false, delta: -1 }],
    ['f', {}, { isFoil: true, delta: 1 }],
    ['F', { shiftKey: true }, { isFoil: true, delta: -1 }],
    ['g', {}, null],
  ] as const)('%s with %j in a collection', (key, held, asked) => {
    expect(ownedCopyKey(pressed(key, held))).toEqual(asked)
  })

  test.each(['ctrlKey', 'metaKey', 'altKey'])('are left to the browser with %s', (held) => {
    for (const key of ['+', '-', 'f']) expect(ownedCopyKey(pressed(key, { [held]: true }))).toBeNull()
  })
})
