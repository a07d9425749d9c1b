import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FilterToggles } from './FilterToggles.tsx'

afterEach(cleanup)

/** Renders costs 0 to 5 that can be links. @returns the toggled values and the chosen ranges. */
function open(hrefOf?: (value: number) => string) {
  const toggled: number[] = []
  const ranges: (readonly number[])[] = []
  render(
    <FilterToggles
      label="Costs"
      values={[0, 1, 2, 3, 4, 5]}
      chosen={[]}
      hrefOf={hrefOf}
      onToggle={(value) => toggled.push(value)}
      onChooseRange={(range) => ranges.push(range)}
    >
      {String}
    </FilterToggles>,
  )
  return { toggled, ranges }
}
const toggle = (name: string) => screen.getByRole('button', { name })

test.for([
  ['buttons', undefined],
  ['links', (value: number) => `#${value}`],
] as const)('a click and a Shift-click choose all values between them: %s', ([, hrefOf]) => {
  const { toggled, ranges } = open(hrefOf)
  fireEvent.click(toggle('4'))
  fireEvent.click(toggle('2'), { shiftKey: true })
  expect(toggled).toEqual([4])
  expect(ranges).toEqual([[2, 3, 4]])
})

test('dragging the mouse chooses the values between its ends', () => {
  const { toggled, ranges } = open()
  const drag = (from: string, to: string, pointerType: string) => {
    fireEvent.pointerDown(toggle(from), { pointerType, button: 0 })
    fireEvent.pointerOver(toggle(to), { pointerType })
    fireEvent.pointerUp(toggle(to), { pointerType })
  }
  drag('1', '3', 'mouse')
  drag('1', '1', 'mouse')
  drag('0', '5', 'touch')
  expect(ranges).toEqual([[1, 2, 3]])
  expect(toggled).toEqual([])
})
