import type { Measurement } from './measurement.ts'

/** Prints the measurements as one table, grouped by area, and how many meet their budget. */
export function printTable(measurements: readonly Measurement[]): void {
  const rows = measurements.map((row) => [row.what, show(row.value, row.unit), bar(row), verdict(row), row.note ?? ''])
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  let area = ''
  for (const [at, row] of rows.entries()) {
    const next = measurements[at]?.area ?? ''
    if (next !== area) console.log(`\n── ${(area = next)}`)
    const [what = '', ...rest] = row.map((text, column) =>
      column === 1 || column === 2 ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0),
    )
    console.log([what, ...rest].join('  ').trimEnd())
  }
  const withBudget = measurements.filter((row) => row.bar !== undefined)
  const missed = withBudget.filter((row) => !isMet(row))
  console.log(`\n${withBudget.length - missed.length} of ${withBudget.length} budgets met`)
}

const isMet = ({ value, bar }: Measurement): boolean => bar !== undefined && value < bar

const verdict = (row: Measurement): string => (row.bar === undefined ? '' : isMet(row) ? 'ok' : 'missed')

const bar = ({ bar, unit }: Measurement): string => (bar === undefined ? '' : `< ${show(bar, unit)}`)

function show(value: number, unit: Measurement['unit']): string {
  const size = Math.abs(value)
  const digits = size === Math.round(size) || size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })}${unit ? ` ${unit}` : ''}`
}
