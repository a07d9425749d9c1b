import { expect, test, vi } from 'vitest'
import { enableLowMemoryMode } from './lowMemoryMode.ts'

test('a machine with 1 GB does not optimize the embedded database, one with 2 GB does', () => {
  const setFlag = vi.fn()
  expect(enableLowMemoryMode(2048, setFlag)).toBe(false)
  expect(setFlag).not.toHaveBeenCalled()
  expect(enableLowMemoryMode(1024, setFlag)).toBe(true)
  expect(setFlag).toHaveBeenCalledWith('--liftoff-only')
})
