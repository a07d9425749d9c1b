import { expect, test } from 'vitest'
import { hasStorageRoom } from './hasStorageRoom.ts'

const storage = (estimate: StorageEstimate) => ({ estimate: () => Promise.resolve(estimate) })

test('pictures may fill half of the browser’s storage quota and no more', async () => {
  expect(await hasStorageRoom(storage({ usage: 49, quota: 100 }))).toBe(true)
  expect(await hasStorageRoom(storage({ usage: 50, quota: 100 }))).toBe(false)
})

test('a browser that reports no quota counts as having room', async () => {
  expect(await hasStorageRoom(storage({}))).toBe(true)
  expect(await hasStorageRoom({ estimate: () => Promise.reject(new Error('not here')) })).toBe(true)
})
