import { type RefObject, useLayoutEffect, useState } from 'react'

type PageLayout = {
  /** The distance of the element from the top of the page. */
  readonly top: number
  /** The size of 1rem: cells that contain text grow with the text size set in the browser. */
  readonly rem: number
  /** The height of the sticky bars that cover the top of the window. */
  readonly coveredHeight: number
}

/**
 * Where a list is on the page, in px. It is measured before the first paint and when the list's parent or the page is
 * resized.
 */
export function usePageLayout(ref: RefObject<HTMLElement | null>): PageLayout {
  const [top, setTop] = useState(0)
  const [rem, setRem] = useState(16)
  const [coveredHeight, setCoveredHeight] = useState(0)

  // Content above the list that changes its position also resizes the list's parent or the page.
  useLayoutEffect(() => {
    const element = ref.current
    const parent = element?.parentElement
    if (!element || !parent) return
    const measure = () => {
      setTop(Math.round(element.getBoundingClientRect().top + window.scrollY))
      const root = getComputedStyle(document.documentElement)
      setCoveredHeight(Number.parseFloat(root.scrollPaddingTop) || 0)
      setRem(Number.parseFloat(root.fontSize) || 16)
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const container of [parent, document.body]) observer.observe(container)
    return () => observer.disconnect()
  }, [ref])

  return { top, rem, coveredHeight }
}
