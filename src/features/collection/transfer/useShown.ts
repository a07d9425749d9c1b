import { useState } from 'react'

const FIRST = 10
const MORE = 100

/** The first items of a list, and a function that shows more; null if all are shown. */
export function useShown<T>(
  items: readonly T[],
  first = FIRST,
): [shown: readonly T[], more: { count: number; show: () => void } | null] {
  const [length, setLength] = useState(first)
  const rest = items.length - length
  return [
    items.slice(0, length),
    rest > 0 ? { count: Math.min(rest, MORE), show: () => setLength(length + MORE) } : null,
  ]
}
