import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** How long after its last event scrolling has ended: Safari has no `scrollend`. */
const SCROLL_END_MS = 150

/** The part of the page that the window shows, in px. The height is 0 before the first layout. */
type View = { readonly offset: number; readonly height: number }

const viewOfNow = (): View => ({ offset: window.scrollY, height: window.innerHeight })

/** The indexes of the first and the last row. */
export type RowRange = { readonly first: number; readonly last: number }

/** Rows of equal height on the page; all lengths are in px. */
export type WindowRows = {
  readonly count: number
  readonly rowHeight: number
  /** The distance of the first row from the top of the page. */
  readonly start: number
}

/** The rows that a window shows, at least one even if the list is outside of the window; null without rows. */
export function rowsInView({ count, rowHeight, start }: WindowRows, { offset, height }: View): RowRange | null {
  if (count === 0 || height === 0) return null
  // A list that has become shorter may end above the window until the browser scrolls.
  const top = Math.min(offset, Math.max(start + count * rowHeight - height, 0)) - start
  const toIndex = (row: number) => Math.max(0, Math.min(count - 1, row))
  const first = toIndex(Math.floor(top / rowHeight))
  return { first, last: Math.max(first, toIndex(Math.ceil((top + height) / rowHeight) - 1)) }
}

/**
 * Follows which rows of a list the window shows. Rendering new rows in the frame that scrolls makes it long, so they are rendered in
 * a task after it, and in the frame only if it would show empty rows otherwise.
 * @param areMounted whether all rows of a range are mounted.
 */
export function useWindowRows(rows: WindowRows, areMounted: (range: RowRange) => boolean) {
  const { count, rowHeight, start } = rows
  const [view, setView] = useState<View>({ offset: 0, height: 0 })
  const [isScrolling, setIsScrolling] = useState(false)
  const [hasScrolled, setHasScrolled] = useState(false)
  const range = rowsInView(rows, view)

  const look = useEffectEvent(() => {
    const next = viewOfNow()
    const found = rowsInView(rows, next)
    // The list is not rendered again while the same rows are visible.
    if (next.height !== view.height || found?.first !== range?.first || found?.last !== range?.last) setView(next)
  })

  const follow = useEffectEvent(() => {
    const found = rowsInView(rows, viewOfNow())
    if (found && !areMounted(found)) flushSync(look)
    else look()
  })
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the window is scrolled before the list is there, and as it changes
    look()
  }, [count, rowHeight, start])
  useLayoutEffect(() => {
    let ending: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(ending)
      ending = setTimeout(() => setIsScrolling(false), SCROLL_END_MS)
      setIsScrolling(true)
      setHasScrolled(true)
      follow()
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', follow, { passive: true })
    return () => {
      clearTimeout(ending)
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', follow)
    }
  }, [])
  return { range, isScrolling, hasScrolled }
}

/**
 * Scrolls a row into view, if it is not.
 * @param covered the height of what covers the top of the window.
 */
export function scrollToRow(index: number, { count, rowHeight, start }: WindowRows, covered: number): void {
  const top = start + index * rowHeight
  const max = document.documentElement.scrollHeight - window.innerHeight
  const scrollTo = (offset: number) => window.scrollTo({ top: Math.max(0, Math.min(max, offset)) })
  // The foot of the page is shown with the last row.
  if (top + rowHeight >= window.scrollY + window.innerHeight)
    scrollTo(index === count - 1 ? max : top + rowHeight - window.innerHeight)
  else if (top <= window.scrollY + covered) scrollTo(top - covered)
}
