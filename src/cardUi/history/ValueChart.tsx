import { useState } from 'react'
import { usePriceFormat } from '#data/priceFormat.ts'
import { dateFormat } from '#domain/dates/dateFormat.ts'
import { formatChange } from '#domain/prices/formatChange.ts'
import { valueChange, type ValueOnDay } from '#domain/prices/valueHistory.ts'
import { LineChart } from '#ui/LineChart.tsx'
import styles from './ValueChart.module.css'

const CENT = 0.01

/** Formats a day of prices, which is a day in UTC. */
const formatDay = (day: string) => dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(day))

/** A value by day as a line, with the change over the period. For a single day it says when the history started. */
export function ValueChart({ label, days }: { label: string; days: readonly ValueOnDay[] }) {
  const { format, formatWhole, eurPerUsd } = usePriceFormat()
  // The ticks are round amounts of the shown currency.
  const rate = eurPerUsd ?? 1
  const [reading, setReading] = useState<number | null>(null)
  const change = valueChange(days)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  if (!change) return <OneDay day={first.day} />
  // Another period may have fewer days.
  const read = reading === null ? undefined : days[Math.min(reading, days.length - 1)]
  return (
    <div>
      <p className={styles['figures']} aria-hidden={read ? true : undefined}>
        <b>{format((read ?? last).usd)}</b>{' '}
        {read ? (
          <span>{formatDay(read.day)}</span>
        ) : (
          <span data-change={Math.sign(change.usd)}>
            {formatChange(change, format)} since {formatDay(first.day)}
          </span>
        )}
      </p>
      <LineChart
        label={label}
        columns={['Day', 'Value']}
        points={days.map(({ day, usd }) => ({ label: formatDay(day), value: usd * rate }))}
        finest={CENT}
        reading={reading}
        onRead={setReading}
        format={(amount) => format(amount / rate)}
        formatTick={(amount, step) => (step < 1 ? format : formatWhole)(amount / rate)}
      />
    </div>
  )
}

function OneDay({ day }: { day: string }) {
  return <p className={styles['note']}>Price history starts {formatDay(day)}. The chart appears on the second day.</p>
}
