import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { usePageKeydown } from './usePageKeydown.ts'

afterEach(cleanup)

function Page({ pressed, hasDialog }: { pressed: string[]; hasDialog: boolean }) {
  usePageKeydown(({ key }) => pressed.push(key))
  return (
    <>
      <input data-testid="text" aria-label="text" />
      <input data-testid="radio" aria-label="radio" type="radio" />
      <select data-testid="list" aria-label="list" />
      <button data-testid="button" aria-label="button" type="button" />
      <dialog open={hasDialog} />
    </>
  )
}

test.each([
  ['radio', true, true],
  ['button', true, true],
  ['list', false, true],
  ['text', false, false],
])('a letter pressed in a %s reaches the page: %s; with Ctrl: %s', (place, letter, withCtrl) => {
  const pressed: string[] = []
  const { rerender } = render(<Page pressed={pressed} hasDialog={false} />)
  const target = screen.getByTestId(place)
  fireEvent.keyDown(target, { key: 'l' })
  fireEvent.keyDown(target, { key: 'z', ctrlKey: true })
  expect(pressed).toEqual([...(letter ? ['l'] : []), ...(withCtrl ? ['z'] : [])])

  rerender(<Page pressed={pressed} hasDialog />)
  fireEvent.keyDown(target, { key: 'x' })
  expect(pressed).not.toContain('x')
})
