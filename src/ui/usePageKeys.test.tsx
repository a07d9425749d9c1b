import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { usePageKeys } from './usePageKeys.ts'

afterEach(cleanup)

function Page({ heard, isAsking }: { heard: string[]; isAsking: boolean }) {
  usePageKeys(({ key }) => heard.push(key))
  return (
    <>
      <input data-testid="text" aria-label="text" />
      <input data-testid="radio" aria-label="radio" type="radio" />
      <select data-testid="list" aria-label="list" />
      <button data-testid="button" aria-label="button" type="button" />
      <dialog open={isAsking} />
    </>
  )
}

test.each([
  ['radio', true, true],
  ['button', true, true],
  ['list', false, true],
  ['text', false, false],
])('a letter pressed in a %s is the page’s: %s; with Ctrl: %s', (place, letter, withCtrl) => {
  const heard: string[] = []
  const { rerender } = render(<Page heard={heard} isAsking={false} />)
  const target = screen.getByTestId(place)
  fireEvent.keyDown(target, { key: 'l' })
  fireEvent.keyDown(target, { key: 'z', ctrlKey: true })
  expect(heard).toEqual([...(letter ? ['l'] : []), ...(withCtrl ? ['z'] : [])])

  rerender(<Page heard={heard} isAsking />)
  fireEvent.keyDown(target, { key: 'x' })
  expect(heard).not.toContain('x')
})
