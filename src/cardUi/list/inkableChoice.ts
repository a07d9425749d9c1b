/** The three answers to "inkable?", as they are chosen on screen (requirements §2, Cards screen). */
export const INKABLE_CHOICES = [
  { value: 'all', label: 'All Cards' },
  { value: 'inkable', label: 'Inkable' },
  { value: 'nonInkable', label: 'Non-Inkable' },
] as const
export type InkableChoice = (typeof INKABLE_CHOICES)[number]['value']

/** The answer that a filter stands for; null lets all cards through. */
export const toInkableChoice = (inkable: boolean | null): InkableChoice =>
  inkable === null ? 'all' : inkable ? 'inkable' : 'nonInkable'

/** What an answer filters by; null for all cards. */
export const toInkable = (choice: InkableChoice): boolean | null => (choice === 'all' ? null : choice === 'inkable')
