/** Names the rule that stands for an element's `style` attribute, which the content security policy would refuse. */
export const PRERENDERED_STYLE = 'data-style'

const MARK = 'data-drawn'

/** What says in a page drawn beforehand at which address it is what a guest first sees. It shows nothing. */
export const markPrerendered = (address: string): string =>
  `<template ${MARK}="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></template>`

/** Whether `root` holds what was drawn beforehand for a guest at the address that the browser is at. */
export const isPrerenderedHere = (root: HTMLElement): boolean =>
  root.querySelector(`[${MARK}]`)?.getAttribute(MARK) === location.pathname + location.search

/**
 * Takes away what only a drawn page has, when React has taken over its elements: what its style sheet says of single ones
 * becomes their own style, as React would have written it, so that React can change it.
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
