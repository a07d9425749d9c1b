import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeBeside } from './placeBeside.ts'

const screen = { width: 1440, height: 900 }
const size = { width: 260, height: 360 }

describe('a popup beside its anchor', () => {
  test('is centered above the anchor', () => {
    expect(placeBeside({ left: 600, top: 500, width: 60, height: 84 }, size, screen)).toEqual({ left: 500, top: 140 })
  })

  test('is below the anchor near the top of the screen', () => {
    expect(placeBeside({ left: 600, top: 100, width: 60, height: 84 }, size, screen)).toEqual({ left: 500, top: 184 })
  })

  test('is on the roomier side when there is no room above or below', () => {
    const low = { width: 1440, height: 400 }
    expect(placeBeside({ left: 600, top: 150, width: 60, height: 84 }, size, low)).toEqual({ left: 660, top: 12 })
    expect(placeBeside({ left: 900, top: 150, width: 60, height: 84 }, size, low)).toEqual({ left: 640, top: 12 })
  })

  test('never leaves a screen that it fits on', () => {
    const anchors = fc.record({
      left: fc.integer({ min: -100, max: 1500 }),
      top: fc.integer({ min: -100, max: 950 }),
      width: fc.integer({ min: 1, max: 400 }),
      height: fc.integer({ min: 1, max: 400 }),
    })
    fc.assert(
      fc.property(anchors, (anchor) => {
        const { left, top } = placeBeside(anchor, size, screen)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left + size.width).toBeLessThanOrEqual(screen.width)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(top + size.height).toBeLessThanOrEqual(screen.height)
      }),
    )
  })
})
