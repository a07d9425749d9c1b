/** The three answers to "inkable?", as they are chosen on screen (specification §2, Cards screen). */
export const INKABLE_CHOICES = [
  { value: 'all', label: 'All Cards' },
  { value: 'inkable', label: 'Inkable' },
  { value: 'nonInkable', label: 'Non-Inkable' },
] as const
export type InkableChoice = (typeof INKABLE_CHOICES)[number]['value']

export const toInkableChoice = (inkable: boolean | undefined): InkableChoice =>
  inkable === undefined ? 'all' : inkable ? 'inkable' : 'nonInkable'

export const toInkable = (choice: InkableChoice): boolean | undefined =>
  choice === 'all' ? undefined : choice === 'inkable'
