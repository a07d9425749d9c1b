import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Finish, pricesOf, type PricesOfDay, priceHistoryQuery } from '#data/catalogue/priceHistory.ts'
import type { Card } from '#domain/cards/card.ts'
import { marketPrice } from '#domain/cards/prices.ts'
import { addDays, toUtcDay } from '#domain/dates/isoDay.ts'
import { dailyValues } from '#domain/prices/valueHistory.ts'
import { InlineError } from '#ui/InlineError.tsx'
import { Panel } from '#ui/Panel.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { useNow } from '#ui/useNow.ts'
import { PeriodControl } from '#cardUi/history/PeriodControl.tsx'
import type { Days } from '#cardUi/history/periods.ts'
import styles from './PriceHistory.module.css'
import { ValueChart } from '#cardUi/history/ValueChart.tsx'

const FINISHES = [
  { value: 'usd', label: 'Non-foil' },
  { value: 'usdFoil', label: 'Foil' },
] as const satisfies readonly { value: Finish; label: string }[]

/** A chart of a card's price by day, in each finish that has a price now; nothing for a card without a price. */
export function PriceHistory({ card }: { card: Card }) {
  const { data, error, refetch } = useQuery(priceHistoryQuery(card.id))
  if (marketPrice(card) === null || data?.length === 0) return null
  return (
    <Panel title="Price over Time">
      {data ? (
        <Chart card={card} prices={data} />
      ) : error ? (
        <InlineError message={error.message} onRetry={() => void refetch()} />
      ) : (
        <div className={styles['shape']} role="status" aria-label="Loading prices" />
      )}
    </Panel>
  )
}

function Chart({ card, prices }: { card: Card; prices: readonly PricesOfDay[] }) {
  const offered = FINISHES.filter(({ value }) => card.prices[value] !== null)
  const [chosen, setFinish] = useState<Finish>('usd')
  const [period, setPeriod] = useState<Days>(90)
  const today = toUtcDay(useNow())
  const finish = offered.find(({ value }) => value === chosen) ?? offered[0] ?? FINISHES[0]
  const days = dailyValues(pricesOf(prices, finish.value), addDays(today, -period), today)
  return (
    <>
      {offered.length > 1 || days.length > 1 ? (
        <div className={styles['controls']}>
          {offered.length > 1 ? (
            <SegmentedControl label="Finish" value={finish.value} options={offered} onChange={setFinish} />
          ) : null}
          {days.length > 1 ? <PeriodControl value={period} onChange={setPeriod} /> : null}
        </div>
      ) : null}
      {days.length > 0 ? (
        <ValueChart label={`Price over time, ${finish.label.toLowerCase()}`} days={days} />
      ) : (
        <p className={styles['note']}>No price history yet.</p>
      )}
    </>
  )
}
