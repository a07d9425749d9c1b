import { expect, test } from 'vitest'
import { hasRoom } from './hasRoom.ts'

const storage = (estimate: StorageEstimate) => ({ estimate: () => Promise.resolve(estimate) })

test('pictures may fill half of the browser’s storage quota and no more', async () => {
  expect(await hasRoom(storage({ usage: 49, quota: 100 }))).toBe(true)
  expect(await hasRoom(storage({ usage: 50, quota: 100 }))).toBe(false)
})

test('a browser that reports no quota counts as having room', async () => {
  expect(await hasRoom(storage({}))).toBe(true)
  expect(await hasRoom({ estimate: () => Promise.reject(new Error('not here')) })).toBe(true)
})
