import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { OpeningOdds } from './OpeningOdds.tsx'

afterEach(cleanup)

const line = (name: string, cost: number, inkable: boolean, quantity: number) => ({
  card: makeCard({ id: name, name, cost, inkable }),
  quantity,
})

test('the chances of the opening hand are shown by cost and by copies, without rows for no cards', () => {
  render(<OpeningOdds cards={[line('Goat', 1, true, 4), line('Dragon', 8, false, 16)]} />)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => row.firstElementChild?.textContent)).toEqual([
    'Cost 1 4 copies',
    'Inkable, 2 or less 4 copies',
    'A specific card 4 copies',
  ])
  // 4 of 20 cards: 1 - C(16, 7) / C(20, 7) = 85.2%; none, and then 7 of the 13 others of which 4 are wanted, and so on.
  const cells = [...(rows[0]?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
  const none = 11440 / 77520
  const first = 100 * (1 - none)
  const second = 100 * (1 - none * (36 / 1716))
  expect(cells.slice(0, 2)).toEqual([`${first.toFixed(1)}%`, `${second.toFixed(1)}%`])
  expect(cells).toHaveLength(4)
})
