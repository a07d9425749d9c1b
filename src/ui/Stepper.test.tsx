import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Stepper } from './Stepper.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const open = (value: number) => {
  const steps: number[] = []
  render(
    <Stepper label="copies" value={value} max={9999} onStep={(step) => steps.push(step)} onType={() => undefined} />,
  )
  return { steps, add: screen.getByRole('button', { name: 'Add copies' }) }
}

test('a tap adds one, and a long press by touch four, limited by the maximum', () => {
  const { steps, add } = open(0)
  const press = (milliseconds: number, pointerType = 'touch') => {
    fireEvent.pointerDown(add, { pointerType })
    vi.advanceTimersByTime(milliseconds)
    fireEvent.pointerUp(add, { pointerType })
    fireEvent.click(add)
  }
  press(100)
  press(500)
  press(500, 'mouse')
  expect(steps).toEqual([1, 4, 1])
  cleanup()

  const nearMost = open(9997)
  fireEvent.pointerDown(nearMost.add, { pointerType: 'touch' })
  vi.advanceTimersByTime(500)
  expect(nearMost.steps).toEqual([2])
})

test('a finger that moves on to scroll adds nothing', () => {
  const { steps, add } = open(0)
  fireEvent.pointerDown(add, { pointerType: 'touch', clientX: 0, clientY: 0 })
  fireEvent.pointerMove(add, { pointerType: 'touch', clientX: 0, clientY: 40 })
  vi.advanceTimersByTime(500)
  expect(steps).toEqual([])
})
