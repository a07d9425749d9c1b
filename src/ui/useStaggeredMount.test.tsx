import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStaggeredMount } from './useStaggeredMount.ts'

/** The callbacks waiting for the next animation frame, by id. */
const frames = new Map<number, FrameRequestCallback>()
let lastFrame = 0

beforeEach(() => {
  frames.clear()
  vi.stubGlobal('requestAnimationFrame', (call: FrameRequestCallback) => {
    frames.set(++lastFrame, call)
    return lastFrame
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame))
})
afterEach(() => vi.unstubAllGlobals())

const nextFrame = () =>
  act(() => {
    const calls = [...frames.values()]
    frames.clear()
    for (const call of calls) call(0)
  })

type Props = { wanted: readonly number[]; together?: number; urgent?: number }

/** Renders the hook with these parts. */
function show(first: Props) {
  const { result, rerender } = renderHook(
    ({ wanted, together = 1, urgent = -1 }: Props) => useStaggeredMount(wanted, together, urgent),
    {
      initialProps: first,
    },
  )
  return { mounted: () => result.current, rerender }
}

test('the first parts mount together, and no frame is requested afterwards', () => {
  const { mounted, rerender } = show({ wanted: [] })
  rerender({ wanted: [0, 1, 2] })
  expect(mounted()).toEqual([0, 1, 2])
  nextFrame()
  nextFrame()
  expect(frames.size).toBe(0)
})

test('later parts mount one per frame, and parts no longer wanted unmount at once', () => {
  const { mounted, rerender } = show({ wanted: [0, 1, 2] })
  nextFrame()
  rerender({ wanted: [2, 3, 4, 5] })
  expect(mounted()).toEqual([2, 4])
  nextFrame()
  expect(mounted()).toEqual([2, 3, 4])
  nextFrame()
  expect(mounted()).toEqual([2, 3, 4, 5])
  nextFrame()
  expect(frames.size).toBe(0)
})

test('small parts mount several per frame', () => {
  const { mounted, rerender } = show({ wanted: [0, 1, 2], together: 2 })
  nextFrame()
  rerender({ wanted: [2, 3, 4, 5], together: 2 })
  expect(mounted()).toEqual([2, 3, 4])
})

test('the middle parts mount first, in either scroll direction', () => {
  const { mounted, rerender } = show({ wanted: [7, 8, 9] })
  nextFrame()
  rerender({ wanted: [3, 4, 5, 6, 7] })
  expect(mounted()).toEqual([5, 7])
  nextFrame()
  expect(mounted()).toEqual([4, 5, 7])
})

test('continuous scrolling does not delay mounting', () => {
  const { mounted, rerender } = show({ wanted: [0, 1, 2, 3] })
  nextFrame()
  for (const first of [10, 11]) {
    rerender({ wanted: [first, first + 1, first + 2, first + 3] })
    nextFrame()
  }
  expect(mounted()).toEqual([12, 13, 14])
})

test('the urgent part mounts at once', () => {
  const { mounted, rerender } = show({ wanted: [0, 1, 2] })
  nextFrame()
  rerender({ wanted: [50, 51, 52, 53, 54], urgent: 54 })
  expect(mounted()).toEqual([52, 54])
})
