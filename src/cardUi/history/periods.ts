/** The periods of a price history. The backend stores one year. */
export const PERIODS = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '1 year' },
] as const

export type Days = (typeof PERIODS)[number]['days']
