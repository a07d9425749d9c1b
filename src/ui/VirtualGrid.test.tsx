import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { VirtualGrid } from './VirtualGrid.tsx'

const COUNT = 1000
const FEW = 60

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A grid with a button in each cell. */
const grid = (count = COUNT, columns = 4, prefix = '') => (
  <VirtualGrid
    label="Cells"
    count={count}
    columns={() => columns}
    gap={0}
    cellHeight={() => 10}
    cellKey={(index) => `${prefix}${index}`}
  >
    {(index, tabIndex) => (
      <button type="button" tabIndex={tabIndex}>
        {`${prefix}${index}`}
      </button>
    )}
  </VirtualGrid>
)
const renderGrid = (count = COUNT, columns = 4) => render(grid(count, columns))
const buttons = () => screen.getAllByRole('button')
const stops = () => buttons().filter(({ tabIndex }) => tabIndex === 0)
const focused = () => document.activeElement?.textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test('a grid is one tab stop and mounts only some cells', () => {
  renderGrid()
  expect(stops().map(({ textContent }) => textContent)).toEqual(['0'])
  expect(buttons().length).toBeLessThan(100)
})

test('keys move the focus and the tab stop, also to cells that were not mounted', () => {
  renderGrid()
  act(() => buttons()[0]?.focus())
  for (const [key, cell] of [
    ['ArrowRight', '1'],
    ['ArrowDown', '5'],
    ['End', '999'],
    ['ArrowUp', '995'],
    ['Home', '0'],
    ['PageDown', '16'],
    ['PageUp', '0'],
  ] as const) {
    press(key)
    expect([key, focused()]).toEqual([key, cell])
    expect(stops().map(({ textContent }) => textContent)).toEqual([cell])
  }
})

test('new cells get the focus of the cells that they replace, and no other focus', () => {
  const { rerender } = renderGrid()
  act(() => buttons()[5]?.focus())
  rerender(grid(COUNT, 4, 'found '))
  expect(focused()).toBe('found 5')
  rerender(grid(3, 4, 'few '))
  expect(focused()).toBe('few 2')
  press('ArrowLeft')
  expect(focused()).toBe('few 1')

  act(() => buttons()[1]?.blur())
  rerender(grid(COUNT, 4, 'other '))
  expect(document.activeElement).toBe(document.body)
})

test('the browser’s print command mounts all cells of a small grid and all lines of a list', () => {
  renderGrid(FEW)
  expect(buttons().length).toBeLessThan(FEW)
  fireEvent(window, new Event('beforeprint'))
  expect(buttons()).toHaveLength(FEW)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(buttons().length).toBeLessThan(FEW)
  cleanup()

  renderGrid(COUNT, 1)
  fireEvent(window, new Event('beforeprint'))
  expect(buttons()).toHaveLength(COUNT)
})
