import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { BuyPanel } from './BuyPanel.tsx'
import type { BuyListState } from './useBuyList.ts'
import type { Shelf } from './useShelf.ts'

vi.mock('./BuyChoiceDialog.tsx', () => ({ BuyChoiceDialog: () => null }))
vi.mock('./BuyTargetDialog.tsx', () => ({ BuyTargetDialog: () => null }))
vi.mock('#cardUi/BuyLink.tsx', () => ({ BuyLink: () => null }))
vi.mock('#cardUi/CardPreview.tsx', () => ({ CardPreview: ({ children }: { children: ReactNode }) => children }))

afterEach(cleanup)

const finish = vi.fn<() => void>()

function press(name: string) {
  const lines = Array.from({ length: 17 }, (_, at) => ({
    key: `card ${at}`,
    card: makeCard({ name: `Card ${at}`, collectorNumber: String(at) }),
    isFoil: false,
    copies: 1,
    cents: 10,
    isBought: false,
  }))
  const list = { lines, isWorking: false, isForNothing: false, purpose: '', settings: { choices: {} }, finish }
  render(<BuyPanel shelf={{} as Shelf} list={list as unknown as BuyListState} />)
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

test('the first new line gets the focus of Show 2 more', () => {
  press('Show 2 more')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Bought 1 copy of Card 15')
})

test('the list gets the focus of New list, which disappears', () => {
  press('New list')
  expect(finish).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Buy list' }))
})
