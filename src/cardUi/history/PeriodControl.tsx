import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { type Days, PERIODS } from './periods.ts'

const OPTIONS = PERIODS.map(({ days, label }) => ({ value: String(days), label }))

/** Chooses the period of a price history. */
export function PeriodControl({ value, onChange }: { value: Days; onChange: (days: Days) => void }) {
  const choose = (choice: string) => {
    const period = PERIODS.find(({ days }) => String(days) === choice)
    if (period) onChange(period.days)
  }
  return <SegmentedControl label="Period" value={String(value)} options={OPTIONS} onChange={choose} />
}
