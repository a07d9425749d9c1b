import { afterEach, expect, test, vi } from 'vitest'
import { importFile } from './importFile.ts'

const sharedFile = new URL('./shared.js', import.meta.url).href

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

test('a file is imported once the files that it needs are fetched', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { querySelector: () => null })
  const fetched = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetched.mockImplementation(async () => new Response(''))
  vi.stubGlobal('fetch', fetched)
  const load = async (path: string) => importFile(import.meta.url, path, ['./shared.js'])
  await expect(load('./missing.js')).rejects.toThrow('Failed to fetch')
  // A second import would have another address.
  await expect(load('./missing.js')).rejects.not.toThrow('retry')
  await load('./prerenderedPage.ts')
  await load('./prerenderedPage.ts')
  expect(fetched.mock.calls).toEqual([[sharedFile], [sharedFile], [sharedFile]])
})

test('a needed file that the page preloads is not fetched', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const links: string[] = []
  vi.stubGlobal('document', { querySelector: (selector: string) => links.push(selector) })
  const fetched = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', fetched)
  await importFile(import.meta.url, './prerenderedPage.ts', ['./preloaded.js'])
  expect(fetched).not.toHaveBeenCalled()
  expect(links).toEqual([expect.stringContaining('/preloaded.js"]')])
})

test('if a file still cannot be imported when all files can be fetched, the failure of a preloaded one is cached: the page is reloaded', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { querySelector: (selector: string) => (selector.includes('preloaded') ? {} : null) })
  const fetched = vi.fn<typeof fetch>(async () => new Response(''))
  vi.stubGlobal('fetch', fetched)
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  const load = async (path: string, needed: string) =>
    importFile(import.meta.url, path, [needed]).catch((error: unknown) => String(error))
  await load('./broken.js', './preloaded.js')
  expect(fetched).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await load('./broken.js', './preloaded.js')).toContain('Failed to fetch')
  expect(reload).not.toHaveBeenCalled()
  await load('./broken.js', './preloaded.js')
  expect(reload).toHaveBeenCalledOnce()

  await load('./other.js', './shared.js')
  await load('./other.js', './shared.js')
  expect(reload).toHaveBeenCalledOnce()
})

test('a needed file that the host no longer has is a failure', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await expect(importFile(import.meta.url, './prerenderedPage.ts', ['./gone.js'])).rejects.toThrow('404')
})

test('after a failure a file is requested under a new address', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const message = async () => importFile(import.meta.url, './nothing.js').catch((error: unknown) => String(error))
  expect(await message()).not.toContain('retry')
  expect(await message()).toContain('nothing.js?retry=1')
})
