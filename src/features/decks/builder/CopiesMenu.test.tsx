import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { CopiesMenu } from './CopiesMenu.tsx'

afterEach(cleanup)

/** Opens the menu at 200 px, with its buttons at 100, 150, 200 px and so on. */
function open() {
  const onChoose = vi.fn<(copies: number) => void>()
  render(
    <CopiesMenu
      held={{ card: makeCard(), x: 200, y: 300 }}
      copies={1}
      onChoose={onChoose}
      onMaybe={() => undefined}
      onClose={() => undefined}
    />,
  )
  screen.getAllByRole('button').forEach((button, at) => {
    button.getBoundingClientRect = () => new DOMRect(80 + 50 * at, 250, 40, 40)
  })
  return onChoose
}

test('the finger of the long press slides to a number and chooses it by its release', () => {
  const onChoose = open()
  fireEvent.pointerMove(document, { clientX: 252, clientY: 300 })
  fireEvent.pointerMove(document, { clientX: 296, clientY: 300 })
  fireEvent.pointerUp(document)
  expect(onChoose.mock.calls).toEqual([[4]])
})

test('the finger can slide straight up to the number above it', () => {
  const onChoose = open()
  fireEvent.pointerMove(document, { clientX: 200, clientY: 270 })
  fireEvent.pointerUp(document)
  expect(onChoose.mock.calls).toEqual([[2]])
})

test('a release without a slide leaves the menu open, and only the first press slides', () => {
  const onChoose = open()
  fireEvent.pointerMove(document, { clientX: 206, clientY: 300 })
  fireEvent.pointerUp(document)
  fireEvent.pointerMove(document, { clientX: 296, clientY: 300 })
  fireEvent.pointerUp(document)
  expect(onChoose).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: '×3' }))
  expect(onChoose.mock.calls).toEqual([[3]])
})
