import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useInTurn } from './useInTurn.ts'

/** What waits for the next frame, by its number. */
const waiting = new Map<number, FrameRequestCallback>()
let asked = 0

beforeEach(() => {
  waiting.clear()
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => {
    waiting.set(++asked, call)
    return asked
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => waiting.delete(frame))
})
afterEach(() => vi.unstubAllGlobals())

const nextFrame = () =>
  act(() => {
    const calls = [...waiting.values()]
    waiting.clear()
    for (const call of calls) call(0)
  })

type Props = { wanted: readonly number[]; together?: number; urgent?: number }

/** A list that wants these parts. */
function show(first: Props) {
  const { result, rerender } = renderHook(
    ({ wanted, together = 1, urgent = -1 }: Props) => useInTurn(wanted, together, urgent),
    {
      initialProps: first,
    },
  )
  return { there: () => result.current, rerender }
}

test('the first parts come together, and nothing goes on after them', () => {
  const { there, rerender } = show({ wanted: [] })
  rerender({ wanted: [0, 1, 2] })
  expect(there()).toEqual([0, 1, 2])
  nextFrame()
  nextFrame()
  expect(waiting.size).toBe(0)
})

test('later ones come one in each frame, and those that nobody wants any more go at once', () => {
  const { there, rerender } = show({ wanted: [0, 1, 2] })
  nextFrame()
  rerender({ wanted: [2, 3, 4, 5] })
  expect(there()).toEqual([2, 4])
  nextFrame()
  expect(there()).toEqual([2, 3, 4])
  nextFrame()
  expect(there()).toEqual([2, 3, 4, 5])
  nextFrame()
  expect(waiting.size).toBe(0)
})

test('small ones come some at a time', () => {
  const { there, rerender } = show({ wanted: [0, 1, 2], together: 2 })
  nextFrame()
  rerender({ wanted: [2, 3, 4, 5], together: 2 })
  expect(there()).toEqual([2, 3, 4])
})

test('those in the middle of what is wanted come first, whichever way a page was scrolled', () => {
  const { there, rerender } = show({ wanted: [7, 8, 9] })
  nextFrame()
  rerender({ wanted: [3, 4, 5, 6, 7] })
  expect(there()).toEqual([5, 7])
  nextFrame()
  expect(there()).toEqual([4, 5, 7])
})

test('a page that goes on moving does not put them off', () => {
  const { there, rerender } = show({ wanted: [0, 1, 2, 3] })
  nextFrame()
  for (const first of [10, 11]) {
    rerender({ wanted: [first, first + 1, first + 2, first + 3] })
    nextFrame()
  }
  expect(there()).toEqual([12, 13, 14])
})

test('the urgent one is there at once', () => {
  const { there, rerender } = show({ wanted: [0, 1, 2] })
  nextFrame()
  rerender({ wanted: [50, 51, 52, 53, 54], urgent: 54 })
  expect(there()).toEqual([52, 54])
})
