import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useDeferredValue } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useWhenReleased } from './useWhenReleased.ts'

beforeEach(() => void vi.useFakeTimers())

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const onClick = vi.fn<() => void>()

/** A page whose first button is replaced when the value comes, as the first cards are. */
function Page({ loaded }: { loaded: string | undefined }) {
  const value = useWhenReleased(useDeferredValue(loaded))
  return value ? (
    <p>{value}</p>
  ) : (
    <button type="button" onClick={onClick}>
      First
    </button>
  )
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a value that comes during a press is shown after its click', async () => {
  const { rerender } = render(<Page loaded={undefined} />)
  const button = screen.getByRole('button')
  fireEvent.pointerDown(button)
  rerender(<Page loaded="all" />)
  await wait(1000)
  expect(screen.getByRole('button')).toBe(button)
  fireEvent.pointerUp(button)
  fireEvent.click(button)
  expect(onClick).toHaveBeenCalledOnce()
  await wait(1000)
  expect(screen.getByText('all')).toBeTruthy()
})

test('a value that went and comes again during a press is shown after its end', async () => {
  const { rerender } = render(<Page loaded="all" />)
  rerender(<Page loaded={undefined} />)
  fireEvent.pointerDown(screen.getByRole('button'))
  rerender(<Page loaded="others" />)
  expect(screen.queryByText('others')).toBeNull()
  fireEvent.pointerCancel(screen.getByRole('button'))
  await wait(1000)
  expect(screen.getByText('others')).toBeTruthy()
})

test('a value is shown after a while if the end of a press is unknown', async () => {
  const { rerender } = render(<Page loaded={undefined} />)
  fireEvent.pointerDown(screen.getByRole('button'))
  rerender(<Page loaded="all" />)
  await wait(3000)
  expect(screen.getByText('all')).toBeTruthy()
})

test('a value that is there before a press stays, and changes at once', () => {
  const { rerender } = render(<Page loaded={undefined} />)
  rerender(<Page loaded="all" />)
  fireEvent.pointerDown(screen.getByText('all'))
  expect(screen.getByText('all')).toBeTruthy()
  rerender(<Page loaded="newer" />)
  expect(screen.getByText('newer')).toBeTruthy()
})
