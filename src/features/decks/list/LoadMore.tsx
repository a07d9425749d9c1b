import { useEffect, useEffectEvent, useRef } from 'react'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { useIsHydrated } from '#ui/useIsHydrated.ts'
import styles from './LoadMore.module.css'

/** The distance of the list's end below the screen at which more is loaded. */
const AHEAD = '0px 0px 900px'

/** The end of an unfinished list. More is loaded when it comes near the screen, or by a click. */
export function LoadMore({
  isFetching,
  href,
  onMore,
}: {
  isFetching: boolean
  /** The address of the list after its last deck. */
  href: string
  onMore: () => void
}) {
  const isLoading = useIsHydrated() && isFetching
  const ref = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(onMore)

  // A new observer after every page reports at once if the end is still near.
  useEffect(() => {
    if (!ref.current || isLoading) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), { rootMargin: AHEAD })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isLoading])

  return (
    <div ref={ref} className={styles['more']}>
      <ButtonLink className={buttonStyle()} href={href} onPress={() => !isLoading && onMore()}>
        {isLoading ? 'Loading more decks...' : 'Show More Decks'}
      </ButtonLink>
    </div>
  )
}
