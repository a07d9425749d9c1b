import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { freshnessQuery } from '#data/catalogue/freshness.ts'
import { makeCard } from '#domain/cards/card.fixture.ts'
import { PricePanel } from './PricePanel.tsx'

afterEach(cleanup)

const texts = (role: 'term' | 'definition') => screen.getAllByRole(role).map(({ textContent }) => textContent)

test.each([
  { usd: 1234.5, usdFoil: 2, lines: { 'Non-foil': '$1,234.50', Foil: '$2.00' }, link: 'Buy on marketplace $1,234.50' },
  { usd: 0.07, usdFoil: null, lines: { 'Non-foil': '$0.07' }, link: 'Buy on marketplace $0.07' },
  { usd: null, usdFoil: 12, lines: { Foil: '$12.00' }, link: 'Buy on marketplace $12.00' },
  {
    usd: null,
    usdFoil: null,
    lines: { 'Non-foil': 'No price yet', Foil: 'No price yet' },
    link: 'Buy on marketplace',
  },
])('a card of $usd and $usdFoil as foil is offered in the finishes that have a price', ({ lines, link, ...prices }) => {
  const client = new QueryClient()
  const now = new Date().toISOString()
  client.setQueryData(freshnessQuery.queryKey, { version: 1, cardsReadAt: now, pricesReadAt: now, packDay: null })
  render(
    <QueryClientProvider client={client}>
      <PricePanel card={makeCard({ prices, tcgplayerId: 508_697 })} />
    </QueryClientProvider>,
  )
  expect(texts('term')).toEqual(Object.keys(lines))
  expect(texts('definition')).toEqual(Object.values(lines))
  const marketplace = screen.getByRole('link')
  expect(marketplace.textContent).toBe(`${link}(opens in a new tab)`)
  expect(marketplace.getAttribute('href')).toBe('https://www.tcgplayer.com/product/508697')
  expect(screen.queryAllByText('Prices of today')).toHaveLength((prices.usd ?? prices.usdFoil) ? 1 : 0)
  const isFoilAlone = prices.usd === null && prices.usdFoil !== null
  expect(screen.queryAllByText('This card is only available in foil version.')).toHaveLength(isFoilAlone ? 1 : 0)
})
