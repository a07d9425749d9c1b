import { afterEach, expect, test, vi } from 'vitest'
import { importFile } from './importFile.ts'

afterEach(() => void vi.unstubAllGlobals())

test('without a connection a file that cannot be fetched is not imported, and is imported later', async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('navigator', { onLine: false })
  await expect(importFile(import.meta.url, './prerenderedPage.ts')).rejects.toThrow('Failed to fetch')
  vi.stubGlobal('navigator', { onLine: true })
  await expect(importFile(import.meta.url, './prerenderedPage.ts')).resolves.toHaveProperty('markPrerendered')
  expect(fetched).toHaveBeenCalledOnce()
})

test('after a failure a file is requested under a new address', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const message = async () => importFile(import.meta.url, './nothing.js').catch((error: unknown) => String(error))
  expect(await message()).not.toContain('retry')
  expect(await message()).toContain('nothing.js?retry=1')
})
