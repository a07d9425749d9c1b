import { type RefObject, useEffect, useRef, useState } from 'react'
import { focusIfLost } from './focusIfLost.ts'

const FIRST = 10
const MORE = 100

const CONTROLS = 'a, button, input, select'

/** The props of a list's item. */
export type ItemProps = { readonly ref?: RefObject<never>; readonly tabIndex?: -1 }

/**
 * The first items of a list, and a function that shows more; null if all are shown. If the button for that disappears, the first
 * new item gets its focus.
 * @param first the number of items at first.
 * @param step the number of items that each press adds.
 * @returns also a function for the props of each item's element, and one that shows only the first items again.
 */
export function useShown<T>(
  items: readonly T[],
  first = FIRST,
  step = MORE,
): [
  shown: readonly T[],
  more: { count: number; show: () => void } | null,
  itemProps: (index: number) => ItemProps,
  reset: () => void,
] {
  const [{ length, firstNew }, setShown] = useState({ length: first, firstNew: -1 })
  const item = useRef<HTMLElement>(null)
  useEffect(() => {
    if (firstNew >= 0) focusIfLost(item.current?.querySelector<HTMLElement>(CONTROLS) ?? item.current)
  }, [firstNew])
  const rest = items.length - length
  return [
    items.slice(0, length),
    rest > 0
      ? { count: Math.min(rest, step), show: () => setShown({ length: length + step, firstNew: length }) }
      : null,
    // Each caller has another kind of element.
    (index) => (index === firstNew ? { ref: item as RefObject<never>, tabIndex: -1 } : {}),
    () => setShown({ length: first, firstNew: -1 }),
  ]
}
