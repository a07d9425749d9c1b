/** How far back values can be drawn: a year at most, which is what the backend goes back. */
export const PERIODS = [
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
  { days: 365, label: '1 year' },
] as const

export type Days = (typeof PERIODS)[number]['days']
