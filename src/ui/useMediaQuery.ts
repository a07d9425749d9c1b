import { useCallback, useSyncExternalStore } from 'react'

/** Each query is compiled once: long lists ask in every render. */
const lists = new Map<string, MediaQueryList>()

function mediaQueryList(query: string): MediaQueryList {
  let list = lists.get(query)
  if (!list) lists.set(query, (list = matchMedia(query)))
  return list
}

/** Whether a media query matches, updated when it changes; null while the page is prerendered, without a screen. */
export function useMediaQuery(query: string): boolean | null {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = mediaQueryList(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => mediaQueryList(query).matches,
    () => null,
  )
}
