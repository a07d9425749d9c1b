import type { AnyRouter } from '@tanstack/react-router'
import { CARD_LINK } from '#cardUi/cardLink.ts'
import { hasModifier } from '#ui/hasModifier.ts'

/** How long a pointer must rest on a link before its page is loaded. */
const PRELOAD_DELAY_MS = 50

/**
 * Lets the router follow the links of card lists, and loads the page of a link that has the pointer or the focus. The links are plain
 * elements, because a router component for each card would take a fifth of the scrolling time (decision 047).
 */
export function followCardLinks(router: AnyRouter): void {
  const linkOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${CARD_LINK}]`) : null
  document.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (!link || event.defaultPrevented || event.button !== 0 || hasModifier(event)) return
    event.preventDefault()
    void router.navigate({ href: link.pathname + link.search })
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  const preload = (event: Event) => {
    clearTimeout(timer)
    const link = linkOf(event)
    if (!link) return
    const to = { to: link.pathname, search: router.options.parseSearch?.(link.search) ?? {} }
    // A page that cannot be loaded now is loaded again when it is opened.
    timer = setTimeout(() => void router.preloadRoute(to).catch(() => undefined), PRELOAD_DELAY_MS)
  }
  for (const type of ['pointermove', 'focusin', 'touchstart'])
    document.addEventListener(type, preload, { passive: true })
}
