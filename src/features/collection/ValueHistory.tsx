import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewerId } from '#data/session/useViewer.ts'
import { valueHistoryQuery } from '#data/collection/valueHistory.ts'
import { addDays, toUtcDay } from '#domain/dates/isoDay.ts'
import { dailyValues } from '#domain/prices/valueHistory.ts'
import { PeriodControl } from '#cardUi/history/PeriodControl.tsx'
import type { Days } from '#cardUi/history/periods.ts'
import { ValueChart } from '#cardUi/history/ValueChart.tsx'
import { InlineError } from '#ui/InlineError.tsx'
import { useNow } from '#ui/useNow.ts'
import styles from './ValueHistory.module.css'

/** The value of today's copies day by day; nothing without prices. */
export function ValueHistory({ ownerId }: { ownerId: string }) {
  const viewerId = useViewerId()
  const [period, setPeriod] = useState<Days>(30)
  const { data, error, refetch } = useQuery({
    ...valueHistoryQuery(viewerId, ownerId, period),
    placeholderData: keepPreviousData,
  })
  const today = toUtcDay(useNow())
  if (data?.length === 0) return null
  const days = data && dailyValues(data, addDays(today, -period), today)
  return (
    <section className={styles['panel']} aria-labelledby="value-over-time">
      <h2 id="value-over-time">Value Over Time</h2>
      {days ? (
        <ValueChart label="Value of the collection over time" days={days} />
      ) : error ? (
        <InlineError message={error.message} onRetry={() => void refetch()} />
      ) : (
        <div className={styles['shape']} role="status" aria-label="Loading prices" />
      )}
      {error || (days && days.length > 1) ? (
        <div className={styles['foot']}>
          <PeriodControl value={period} onChange={setPeriod} />
          <p>Today’s copies at the prices of each day.</p>
        </div>
      ) : null}
    </section>
  )
}
