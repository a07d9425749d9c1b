import { expect, test, vi } from 'vitest'
import { type Cache, makeCache } from './makeCache.ts'

test('callers of one key share a load, and its value is cached', async () => {
  const cache = makeCache<string, string>({ max: 1 })
  const load = vi.fn(async () => 'Elsa')
  expect(await Promise.all([cache.get('card', load), cache.get('card', load)])).toEqual(['Elsa', 'Elsa'])
  expect(await cache.get('card', load)).toBe('Elsa')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a rejected load is not cached', async () => {
  const cache = makeCache<string, string>({ max: 1 })
  await expect(cache.get('card', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await cache.get('card', async () => 'Elsa')).toBe('Elsa')
})

test('a value that is not cacheable is returned and loaded again', async () => {
  const cache = makeCache<string, string>({ max: 1 }, (value) => value !== 'refused')
  expect(await cache.get('card', async () => 'refused')).toBe('refused')
  await expect.poll(() => cache.peek('card')).toBeUndefined()
  expect(await cache.get('card', async () => 'Elsa')).toBe('Elsa')
})

test.each([
  ['was cleared', async (cache: Cache<string, string>) => cache.clear()],
  ['was removed to make room', async (cache: Cache<string, string>) => cache.get('other', async () => 'Anna')],
])('a load whose entry %s meanwhile answers its caller and is not cached', async (_, interrupt) => {
  const cache = makeCache<string, string>({ max: 1 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = cache.get('card', () => promise)
  await interrupt(cache)
  const second = cache.get('card', async () => 'new')
  resolve('old')
  expect(await Promise.all([first, second])).toEqual(['old', 'new'])
  expect(cache.peek('card')).toBe('new')
})
