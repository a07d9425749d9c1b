import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Failure } from './errors.ts'
import { PAGE_SIZE, readAllPages } from './readAllPages.ts'

const tableOf = (count: number) => {
  const offsets: number[] = []
  const readPage = async (from: number, to: number) => {
    offsets.push(from)
    return {
      data: Array.from({ length: Math.max(0, Math.min(count, to + 1) - from) }, (_, i) => from + i),
      error: null,
    }
  }
  return { offsets, readPage }
}

describe('reading a long table in pages', () => {
  test('every row is returned once and in order, for any number of rows and of parallel pages', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(6 * PAGE_SIZE), fc.integer({ min: 1, max: 4 }), async (count, parallel) => {
        const rows = await readAllPages(tableOf(count).readPage, { parallel, text: '{message}' })
        expect(rows).toEqual(Array.from({ length: count }, (_, i) => i))
      }),
    )
  })

  test('a full last page is followed by one more request', async () => {
    const { offsets, readPage } = tableOf(PAGE_SIZE)
    await readAllPages(readPage, { parallel: 1, text: '{message}' })
    expect(offsets).toEqual([0, PAGE_SIZE])
  })

  test('if a page fails, the read fails with its number and the message of the backend', async () => {
    const { readPage } = tableOf(5000)
    const reading = readAllPages(
      async (from, to) =>
        from === PAGE_SIZE ? { data: null, error: { message: 'out of ink', code: '42501' } } : readPage(from, to),
      { parallel: 3, text: 'Database fetch error on page {n}: {message}' },
    )
    await expect(reading).rejects.toEqual(new Failure('notAllowed', 'Database fetch error on page 2: out of ink'))
  })
})
