import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { NeededMenu } from './NeededMenu.tsx'

const price = (usd: number | null, usdFoil: number | null) => ({ prices: { usd, usdFoil } })
const cards = [
  makeCard({ id: 'ten', name: 'Olaf - Helping Hand', collectorNumber: '10', ...price(null, null) }),
  makeCard({ id: 'nine', name: 'Elsa - Snow Queen', collectorNumber: '9', rarity: 'Rare', ...price(null, 12.5) }),
  makeCard({ id: 'owned', collectorNumber: '4' }),
]
const collection = new Map([['owned', { nonFoil: 0, foil: 1 }]])

const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
const print = vi.fn<() => void>()

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('print', print)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  HTMLElement.prototype.hidePopover = () => undefined
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const choose = (name: string) => fireEvent.click(screen.getByRole('menuitem', { name, hidden: true }))

test('the needed cards of a set are copied as a list, with a confirmation', async () => {
  render(<NeededMenu set="Fabled" cards={cards} collection={collection} />)
  await act(async () => void choose('Copy Needed Cards'))
  expect(writeText).toHaveBeenCalledWith(
    'Fabled: 2 cards needed\n9 Elsa - Snow Queen (Rare)\n10 Olaf - Helping Hand (Common)',
  )
  expect(screen.getByRole('menuitem', { name: 'Copied!', hidden: true })).toBeDefined()
})

test('the needed cards of a set are printed with the date and known prices', () => {
  render(<NeededMenu set="Fabled" cards={cards} collection={collection} />)
  expect(screen.queryByRole('table', { hidden: true })).toBeNull()
  choose('Print Needed Cards')
  expect(print).toHaveBeenCalledOnce()
  const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date())
  expect(document.body.textContent).toContain(`Needed Cards of Fabled2 cards on ${today}`)
  const rows = screen
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['No.', 'Card', 'Rarity', 'Price'],
    ['9', 'Elsa - Snow Queen', 'Rare', '$12.50'],
    ['10', 'Olaf - Helping Hand', 'Common', ''],
  ])
})

test('a complete set has no needed cards', () => {
  render(<NeededMenu set="Fabled" cards={cards.slice(2)} collection={collection} />)
  expect(document.body.textContent).toBe('You have every card of Fabled.')
})
