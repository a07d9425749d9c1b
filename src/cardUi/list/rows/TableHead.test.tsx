import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { CardsSearch, CardSortChoice, DefaultSort } from '#url/cardsSearch.ts'
import { TableHead } from './TableHead.tsx'

afterEach(cleanup)

/** Renders the headers of a table with this order, and returns the changes that presses make. */
function renderHead(
  sort: CardSortChoice | undefined,
  { hasWords = false, defaultSort = 'name' }: { hasWords?: boolean; defaultSort?: DefaultSort } = {},
) {
  const change = vi.fn<(values: CardsSearch) => undefined>()
  const view = { search: { sort }, defaultSort, hasWords, change, addressOf: () => '/cards' }
  render(
    <table>
      <TableHead view={view} hasOwned={false} />
    </table>,
  )
  return change
}
const header = (name: string) => screen.getByRole('columnheader', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each([
  [undefined, 'Name', 'ascending'],
  ['name-desc', 'Name', 'descending'],
  ['cost-asc', 'Cost', 'ascending'],
  ['price-desc', 'Price', 'descending'],
  ['color', 'Ink', 'ascending'],
] as const)('the order %s marks the header %s as %s, and no other', (sort, name, direction) => {
  renderHead(sort)
  const marked = screen.getAllByRole('columnheader').filter((each) => each.hasAttribute('aria-sort'))
  expect(marked).toEqual([header(name)])
  expect(header(name).getAttribute('aria-sort')).toBe(direction)
})

test.each([
  ['Price', undefined, 'price-desc'],
  ['Price', 'price-desc', 'price-asc'],
  ['Price', 'price-asc', 'price-desc'],
  ['Str, strength', 'price-desc', 'strength-desc'],
  ['Cost', 'name-desc', 'cost-asc'],
  ['Name', undefined, 'name-desc'],
  ['Name', 'cost-asc', undefined],
] as const)('a press on %s with the order %s leads to %s', (name, sort, next) => {
  const change = renderHead(sort)
  press(name)
  expect(change).toHaveBeenCalledExactlyOnceWith({ sort: next })
})

test('a set in the order of its numbers is marked as sorted by set and number', () => {
  const change = renderHead(undefined, { defaultSort: 'number' })
  expect(header('Set').getAttribute('aria-sort')).toBe('ascending')
  press('Name')
  press('Set, name and number')
  expect(change.mock.calls).toEqual([[{ sort: 'name' }], [{ sort: 'set-desc' }]])
})

test('a search by words is sorted by relevance, which no header marks', () => {
  const change = renderHead(undefined, { hasWords: true })
  expect(header('Name').hasAttribute('aria-sort')).toBe(false)
  press('Name')
  expect(change).toHaveBeenCalledExactlyOnceWith({ sort: 'name' })
})

test('the headers are one tab stop, and arrow keys move between them', () => {
  renderHead(undefined)
  const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)
  expect(stops()).toEqual([screen.getByRole('button', { name: 'Name' })])
  const name = screen.getByRole('button', { name: 'Name' })
  name.focus()
  fireEvent.keyDown(name, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ink' }))
  expect(stops()).toEqual([document.activeElement])
})
