/** The attribute that selects the rule for an element's styles; the content security policy refuses `style` attributes. */
export const PRERENDERED_STYLE = 'data-style'

const MARK = 'data-prerendered'

/** An invisible element with the address that the page was prerendered for. */
export const markPrerendered = (address: string): string =>
  `<template ${MARK}="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></template>`

/** Whether `root` contains the page that was prerendered for the browser's address. */
export const isPrerenderedHere = (root: HTMLElement): boolean =>
  root.querySelector(`[${MARK}]`)?.getAttribute(MARK) === location.pathname + location.search

/**
 * Removes what only a prerendered page has after hydration: the rules of its style sheet become `style` attributes again, as
 * React renders them, so that React can change them.
 */
export function markHydrated(root: HTMLElement): void {
  const sheet = root.querySelector('style')
  for (const rule of sheet?.sheet?.cssRules ?? []) {
    if (!(rule instanceof CSSStyleRule)) continue
    for (const element of root.querySelectorAll<HTMLElement>(rule.selectorText)) {
      element.style.cssText = rule.style.cssText
      element.removeAttribute(PRERENDERED_STYLE)
    }
  }
  sheet?.remove()
  root.querySelector(`[${MARK}]`)?.remove()
}
