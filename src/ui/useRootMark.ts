import { useLayoutEffect } from 'react'

/** Parts of a page that change the layout of the frame or of the whole window. */
export type RootMark =
  | 'bottom-tabs'
  | 'dialog'
  | 'first-steps'
  | 'first-steps-folded'
  | 'first-steps-small'
  | 'number-pad'
  | 'summary-in-bar'
  | 'sticky-search'
  | 'sticky-tabs'

/** How many components show each part. */
const counts = new Map<RootMark, number>()

function count(mark: RootMark, change: 1 | -1) {
  const next = (counts.get(mark) ?? 0) + change
  counts.set(mark, next)
  document.documentElement.toggleAttribute(`data-has-${mark}`, next > 0)
}

/**
 * Tells style sheets that a page has this part: the attribute `data-has-<mark>` of the root element. A rule with `:root:has()`
 * would make browsers compute the styles of the root again whenever any element comes or goes.
 * @param isShown whether the page has the part now.
 */
export function useRootMark(mark: RootMark, isShown = true) {
  useLayoutEffect(() => {
    if (!isShown) return
    count(mark, 1)
    return () => count(mark, -1)
  }, [mark, isShown])
}
