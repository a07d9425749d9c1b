import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFocusNextItem } from './useFocusNextItem.ts'

afterEach(cleanup)

function List({ items, control, focusElse }: { items: readonly string[]; control?: string; focusElse: () => void }) {
  const focusNext = useFocusNextItem<HTMLUListElement>(focusElse, control)
  return (
    <>
      <button type="button">Elsewhere</button>
      <ul {...focusNext}>
        {items.map((item) => (
          <li key={item}>
            <a href={`#${item}`}>{item}</a>
            <button type="button">Remove {item}</button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Focuses a control, shows other items, and names the control that has the focus then. */
function focusAfter(control: string, items: readonly string[], selector?: string) {
  const focusElse = vi.fn<() => void>()
  const list = (shown: readonly string[]) => (
    <List items={shown} focusElse={focusElse} {...(selector && { control: selector })} />
  )
  const { rerender } = render(list(['one', 'two', 'three']))
  screen.getByText(control).focus()
  rerender(list(items))
  const focused = document.activeElement === document.body ? null : document.activeElement?.textContent
  return { focused, timesElse: focusElse.mock.calls.length }
}

test.each([
  ['the item that takes its place', 'Remove two', ['one', 'three'], 'Remove three'],
  ['the item before it', 'Remove three', ['one', 'two'], 'Remove two'],
  ['the same control', 'two', ['one', 'three'], 'three'],
])('the focus of a removed item moves to %s', (_, control, items, next) => {
  expect(focusAfter(control, items)).toEqual({ focused: next, timesElse: 0 })
})

test('the focus moves to the chosen control of an item', () => {
  expect(focusAfter('Remove two', ['one', 'three'], 'a').focused).toBe('three')
})

test('without another item the focus moves as the caller says', () => {
  expect(focusAfter('Remove two', [])).toEqual({ focused: null, timesElse: 1 })
})

test.each([
  ['an item that stays', 'Remove two', ['two']],
  ['a control elsewhere', 'Elsewhere', []],
])('the focus on %s stays', (_, control, items) => {
  expect(focusAfter(control, items)).toEqual({ focused: control, timesElse: 0 })
})
