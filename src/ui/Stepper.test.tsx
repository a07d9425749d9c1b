import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Stepper } from './Stepper.tsx'

afterEach(cleanup)

/** A stepper in a grid that hears keys; each key that came to the grid. */
function open() {
  const heard: string[] = []
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={({ key }) => void heard.push(key)}>
      <Stepper label="copies" value={2} max={4} onStep={vi.fn<() => void>()} onType={() => undefined} />
    </div>,
  )
  return heard
}

test('the keys of the caret stay in the field, and those that walk from row to row do not', () => {
  const heard = open()
  const field = screen.getByRole('textbox', { name: 'copies' })
  for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'ArrowDown']) fireEvent.keyDown(field, { key })
  expect(heard).toEqual(['ArrowDown'])
})

test('on its buttons the same keys walk on', () => {
  const heard = open()
  fireEvent.keyDown(screen.getByRole('button', { name: 'Add copies' }), { key: 'ArrowRight' })
  expect(heard).toEqual(['ArrowRight'])
})
