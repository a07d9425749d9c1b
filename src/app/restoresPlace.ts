/**
 * Makes the router's `scrollRestoration` option. On the first page of a visit the router must not restore the scroll position
 * if the visitor has already scrolled the prerendered page: there is no saved position, so it would jump to the top.
 * @returns whether to restore the position; the router calls it after each page.
 */
export function restoresPlace(): () => boolean {
  let isFirst = true
  return () => {
    const isScrolled = isFirst && window.scrollY > 0 && isNewVisit()
    isFirst = false
    return !isScrolled
  }
}

/** Whether the page was opened by a link or an address, and not by a reload or a step in the history. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
}
