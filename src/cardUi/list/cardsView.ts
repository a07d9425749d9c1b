import type { CardSort } from '#domain/cards/sort.ts'
import type { CardSortChoice } from '#url/cardsSearch.ts'

/** Cards in a row on a large screen, unless three are chosen (requirements §9). */
export const DEFAULT_COLUMNS = 4

/** The order to show: the chosen one, else the best match first while words are searched, else the name. */
export function toCardSort(choice: CardSortChoice | undefined, hasWords: boolean): CardSort {
  if (choice) return choice === 'color' ? 'ink' : choice
  return hasWords ? 'relevance' : 'name'
}

/** The list with the value added or taken away. */
export function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}
