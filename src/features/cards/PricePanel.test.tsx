import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { freshnessQuery } from '#data/catalogue/freshness.ts'
import { priceHistoryQuery, type PricesOfDay } from '#data/catalogue/priceHistory.ts'
import { addDays, toUtcDay } from '#domain/dates/isoDay.ts'
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
  client.setQueryData(priceHistoryQuery(makeCard().id).queryKey, [])
  client.setQueryData(freshnessQuery.queryKey, { version: 1, cardsReadAt: now, pricesReadAt: now, packDay: null })
  render(
    <QueryClientProvider client={client}>
      <PricePanel card={makeCard({ prices, tcgplayerId: 508_697 })} />
    </QueryClientProvider>,
  )
  expect(texts('term')).toEqual(Object.keys(lines))
  expect(texts('definition').map((text) => text?.trim())).toEqual(Object.values(lines))
  const marketplace = screen.getByRole('link')
  expect(marketplace.textContent).toBe(`${link}(opens in a new tab)`)
  expect(marketplace.getAttribute('href')).toBe('https://www.tcgplayer.com/product/508697')
  expect(screen.queryAllByText('Prices updated today')).toHaveLength((prices.usd ?? prices.usdFoil) ? 1 : 0)
  const isFoilAlone = prices.usd === null && prices.usdFoil !== null
  expect(screen.queryAllByText('This card is only available in foil version.')).toHaveLength(isFoilAlone ? 1 : 0)
})

const daysAgo = (days: number) => addDays(toUtcDay(Date.now()), -days)

test.each<[string, readonly PricesOfDay[], string]>([
  ['no known price', [], '$3.00'],
  ['the same price', [{ day: daysAgo(20), usd: 3, usdFoil: 1 }], '$3.00'],
  [
    'a lower price',
    [
      { day: daysAgo(20), usd: 2.5, usdFoil: 9 },
      { day: daysAgo(8), usd: null, usdFoil: 9 },
      { day: daysAgo(2), usd: 3, usdFoil: 9 },
    ],
    '+20.0% in 7 days $3.00',
  ],
  ['a higher price', [{ day: daysAgo(7), usd: 4, usdFoil: null }], '−25.0% in 7 days $3.00'],
  ['a tenth of the price', [{ day: daysAgo(9), usd: 0.3, usdFoil: null }], 'check this price: +900% in 7 days $3.00'],
])('a price after %s 7 days ago', (_, prices, text) => {
  const client = new QueryClient()
  const card = makeCard({ prices: { usd: 3, usdFoil: null } })
  client.setQueryData(freshnessQuery.queryKey, { version: 1, cardsReadAt: null, pricesReadAt: null, packDay: null })
  client.setQueryData(priceHistoryQuery(card.id).queryKey, prices)
  render(
    <QueryClientProvider client={client}>
      <PricePanel card={card} />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('definition').textContent?.trim()).toBe(text)
})
