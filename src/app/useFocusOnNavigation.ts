import { useRouter, useRouterState } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** How many frames a returning visitor's link may take to be mounted: a long list mounts it after it has scrolled back. */
const MAX_FRAMES = 60

/**
 * Moves the focus to the start of a new page, as a page load would, or to its field with autofocus. After Back or Forward,
 * the link that was opened there gets the focus. The first page of a visit keeps the focus where it is.
 * @param main the element of the page's content.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const router = useRouter()
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const shown = useRef(path)
  /** The addresses of the opened links, by the key of the history entry whose page has the link. */
  const opened = useRef(new Map<string, string>())

  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation }) => {
        const key = fromLocation?.state.__TSR_key
        if (key === undefined) return
        const href = document.activeElement?.closest('main a[href]')?.getAttribute('href')
        if (href) opened.current.set(key, href)
        else opened.current.delete(key)
      }),
    [router],
  )

  useEffect(() => {
    const isNewPage = shown.current !== undefined && shown.current !== path
    shown.current = path
    if (!isNewPage || !main.current) return
    const href = opened.current.get(router.state.resolvedLocation?.state.__TSR_key ?? '')
    const first = href === undefined ? main.current.querySelector<HTMLElement>('[data-first]') : null
    ;(first ?? main.current).focus({ preventScroll: true })
    if (href === undefined) return
    let frame = 0
    let left = MAX_FRAMES
    const focusLink = () => {
      if (document.activeElement !== main.current) return
      const link = main.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
      if (link) link.focus({ preventScroll: true })
      else if (left-- > 0) frame = requestAnimationFrame(focusLink)
    }
    focusLink()
    return () => cancelAnimationFrame(frame)
  }, [path, main, router])
}
