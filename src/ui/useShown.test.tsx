import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useShown } from './useShown.ts'

afterEach(cleanup)

function List({ count, hasLinks }: { count: number; hasLinks: boolean }) {
  const items = Array.from({ length: count }, (_, index) => `item ${index}`)
  const [shown, more, itemProps, reset] = useShown(items, 2, 2)
  return (
    <>
      <ul>
        {shown.map((item, index) => (
          <li key={item} {...itemProps(index)}>
            {hasLinks ? <a href="#there">{item}</a> : item}
          </li>
        ))}
      </ul>
      {more ? (
        <button type="button" onClick={more.show}>
          Show {more.count} more
        </button>
      ) : null}
      <button type="button" onClick={reset}>
        Show fewer
      </button>
    </>
  )
}

function press(name: string) {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}
const focused = () => ({ kind: document.activeElement?.tagName, text: document.activeElement?.textContent })

test.each([
  ['item', false, 'LI'],
  ['control of the item', true, 'A'],
])('the first new %s gets the focus of the last Show More', (_, hasLinks, kind) => {
  render(<List count={5} hasLinks={hasLinks} />)
  press('Show 2 more')
  expect(focused().text).toBe('Show 1 more')
  press('Show 1 more')
  expect(focused()).toEqual({ kind, text: 'item 4' })
})

test('only the first items are shown again', () => {
  render(<List count={5} hasLinks={false} />)
  press('Show 2 more')
  press('Show fewer')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  press('Show 2 more')
  expect(focused().text).toBe('Show 1 more')
})
