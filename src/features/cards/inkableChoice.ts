/** The three answers to "inkable?", as they are chosen on screen (specification §2, Cards screen). */
export const INKABLE_CHOICES = [
  { value: 'all', label: 'All Cards' },
  { value: 'inkable', label: 'Inkable' },
  { value: 'nonInkable', label: 'Non-Inkable' },
] as const
export type InkableChoice = (typeof INKABLE_CHOICES)[number]['value']

export const toInkableChoice = (inkable: boolean | null): InkableChoice =>
  inkable === null ? 'all' : inkable ? 'inkable' : 'nonInkable'

export const toInkable = (choice: InkableChoice): boolean | null => (choice === 'all' ? null : choice === 'inkable')
