/** Cards in a row on a large screen, unless three are chosen (requirements §9). */
export const DEFAULT_COLUMNS = 4

/** The list with the value added or taken away. */
export function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value]
}
