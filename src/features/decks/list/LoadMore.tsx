import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import styles from './LoadMore.module.css'

/** How far below the screen the end of the list may be when more is asked for. */
const AHEAD = '0px 0px 900px'

/** The end of a list that goes on: more comes when it draws near, or at a press. */
export function LoadMore({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const ref = useRef<HTMLDivElement>(null)
  const more = useEffectEvent(onMore)

  // Begun anew after every page: an end that is still near says so at once.
  useEffect(() => {
    if (!ref.current || isLoading) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), { rootMargin: AHEAD })
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isLoading])

  return (
    <div ref={ref} className={styles['more']}>
      {/* Not the attribute: it would take the focus away. */}
      <Button aria-disabled={isLoading} onClick={() => !isLoading && onMore()}>
        {isLoading ? 'Loading more decks...' : 'Show More Decks'}
      </Button>
    </div>
  )
}
