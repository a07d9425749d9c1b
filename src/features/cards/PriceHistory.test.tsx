import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { priceHistoryQuery, type PricesOfDay } from '#data/catalogue/priceHistory.ts'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { addDays, toUtcDay } from '#domain/dates/isoDay.ts'
import { PriceHistory } from './PriceHistory.tsx'

class Observer {
  observe() {}
  disconnect() {}
}
beforeEach(() => void vi.stubGlobal('ResizeObserver', Observer))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const today = toUtcDay(Date.now())
const BEFORE: PricesOfDay = { day: addDays(today, -20), usd: 3, usdFoil: null }
const SINCE_TODAY: PricesOfDay = { day: today, usd: 4, usdFoil: 9 }

test.each([
  ['one day', [BEFORE, SINCE_TODAY], /^Price history starts/],
  ['no day', [BEFORE], 'No price history yet.'],
])('a finish with %s of prices says so, and the other finish can be chosen again', (_, prices, note) => {
  const card = makeCard({ prices: { usd: 4, usdFoil: 9 } })
  const client = new QueryClient()
  client.setQueryData(priceHistoryQuery(card.id).queryKey, prices)
  render(
    <QueryClientProvider client={client}>
      <PriceHistory card={card} />
    </QueryClientProvider>,
  )
  const foil = screen.getByRole('radio', { name: 'Foil' })
  foil.focus()
  fireEvent.click(foil)
  expect(screen.getByText(note)).toBeDefined()
  expect(document.activeElement).toBe(foil)
  fireEvent.click(screen.getByRole('radio', { name: 'Non-foil' }))
  expect(screen.queryByText(note)).toBeNull()
})
