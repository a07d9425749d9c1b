import { cleanup, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useLogKey } from './useLogKey.ts'

afterEach(cleanup)

test('the key L logs a match, also with Caps Lock, and only once while held', () => {
  let pressed = 0
  renderHook(() => useLogKey(() => (pressed += 1)))
  const press = (key: string, more = {}) => fireEvent.keyDown(document.body, { key, ...more })
  press('l')
  press('L')
  expect(pressed).toBe(2)
  press('l', { repeat: true })
  press('l', { ctrlKey: true })
  press('k')
  expect(pressed).toBe(2)
})
