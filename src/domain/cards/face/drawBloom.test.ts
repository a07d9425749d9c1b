import { describe, expect, test, vi } from 'vitest'
import { drawBloom } from './drawBloom.ts'

const NAMES = Array.from({ length: 200 }, (_, index) => `Card ${index}`)

describe('the bloom of a card', () => {
  test('is one of ten drawings', () => {
    expect(new Set(NAMES.map(drawBloom)).size).toBe(10)
  })

  test('is the same for the same name in browser and host', async () => {
    vi.resetModules()
    const elsewhere = await import('./drawBloom.ts')
    expect(NAMES.toReversed().map(elsewhere.drawBloom).toReversed()).toEqual(NAMES.map(drawBloom))
  })

  test('has six ink spots, four flourishes and twelve gold sparks', () => {
    for (const bloom of new Set(NAMES.map(drawBloom))) {
      expect(bloom.match(/<circle [^>]*fill="#fff"/g)).toHaveLength(6)
      expect(bloom.match(/<path /g)).toHaveLength(4)
      expect(bloom.match(/<circle [^>]*fill="#fff3cf"/g)).toHaveLength(12)
      expect(bloom).not.toMatch(/NaN|undefined|Infinity/)
    }
  })
})
