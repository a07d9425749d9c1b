/** The three choices of the filter "Inkable" (requirements §2, Cards screen). */
export const INKABLE_CHOICES = [
  { value: 'all', label: 'All Cards' },
  { value: 'inkable', label: 'Inkable' },
  { value: 'nonInkable', label: 'Non-Inkable' },
] as const
export type InkableChoice = (typeof INKABLE_CHOICES)[number]['value']

/** The choice for a filter value; null means all cards. */
export const toInkableChoice = (inkable: boolean | null): InkableChoice =>
  inkable === null ? 'all' : inkable ? 'inkable' : 'nonInkable'

/** The filter value of a choice; null means all cards. */
export const toInkable = (choice: InkableChoice): boolean | null => (choice === 'all' ? null : choice === 'inkable')
