import type { ReactNode } from 'react'

/**
 * The first items of a list, until one with `useVirtualRows` replaces it, which keeps the focus. It works without scripts.
 * @param from the number of items before the first of `items`.
 * @param children renders an item; `index` is its place in `items`.
 */
export function StartingList<Item>({
  label,
  className,
  items,
  from = 0,
  keyOf,
  children,
}: {
  label: string
  className?: string | undefined
  items: readonly Item[]
  from?: number
  keyOf: (item: Item) => string
  children: (item: Item, index: number) => ReactNode
}) {
  return (
    <ul aria-label={label} className={className} data-starting="">
      {items.map((item, index) => (
        <li key={keyOf(item)} data-index={from + index}>
          {children(item, index)}
        </li>
      ))}
    </ul>
  )
}
