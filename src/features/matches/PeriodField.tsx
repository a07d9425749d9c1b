import { daysBefore } from '#domain/dates/isoDay.ts'
import type { Period } from '#domain/matches/period.ts'
import { useNow } from '#ui/useNow.ts'
import { LAST_DAYS, type MatchesSearch } from '#url/matchesSearch.ts'
import styles from './PeriodField.module.css'

type Days = Pick<MatchesSearch, 'last' | 'from' | 'to'>

const isBetween = ({ from, to }: Period) => from !== undefined || to !== undefined

/** Selects a period: all days, the last days, or a range. */
export function PeriodField({ value, onChange }: { value: Days; onChange: (value: Days) => void }) {
  const now = new Date(useNow())
  const choose = (choice: string) => {
    const last = LAST_DAYS.find((days) => String(days) === choice)
    const between = choice === 'between' ? { from: daysBefore(now, 29), to: daysBefore(now, 0) } : {}
    onChange({ last, from: undefined, to: undefined, ...between })
  }
  const day = (name: 'from' | 'to', label: string) => (
    <input
      type="date"
      aria-label={label}
      value={value[name] ?? ''}
      max={daysBefore(now, 0)}
      onChange={({ target }) => onChange({ ...value, [name]: target.value || undefined })}
    />
  )
  return (
    <div className={styles['period']}>
      <select
        aria-label="Period"
        value={value.last ?? (isBetween(value) ? 'between' : 'all')}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="all">All time</option>
        {LAST_DAYS.map((days) => (
          <option key={days} value={days}>
            Last {days} days
          </option>
        ))}
        <option value="between">Between two days</option>
      </select>
      {isBetween(value) ? (
        <span className={styles['days']}>
          {day('from', 'From')} <span aria-hidden>–</span> {day('to', 'To')}
        </span>
      ) : null}
    </div>
  )
}
