/**
 * Whether the router decides how far a page is scrolled: not of the page that the visit begins with, once somebody has
 * scrolled what was drawn of it. The browser has no place of an earlier visit for it then, and the router would go to its top.
 * @returns what the router asks whenever it has shown a page.
 */
export function restoresPlace(): () => boolean {
  let isFirst = true
  return () => {
    const isScrolled = isFirst && window.scrollY > 0 && isNewVisit()
    isFirst = false
    return !isScrolled
  }
}

/** Neither a reload nor a step in the history, which lead back to a place. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
}
