import { Check } from 'lucide-react'
import { useHydrated } from '#data/useHydrated.ts'
import type { Completion } from '#domain/collection/completion.ts'
import type { CardSet } from '#domain/sets/cardSet.ts'
import { bloomImage } from '#cardUi/face/bloomImage.ts'
import styles from './SetInitial.module.css'

/**
 * A set's code as a decorative initial: an outline without cards, painted from the first card on, and gilded when
 * complete.
 */
export function SetInitial({ set, completion }: { set: CardSet; completion: Completion }) {
  const { collectedCards, totalCards } = completion
  // The ornament is a large part of a set's HTML, so prerendered pages omit it.
  const bloom = useHydrated(bloomImage(set.name), undefined)
  const state = collectedCards === 0 ? 'outlined' : collectedCards < totalCards ? 'painted' : 'gilded'
  return (
    <span
      className={styles['initial']}
      data-state={state}
      data-long={set.code.length > 2 ? '' : undefined}
      style={bloom === undefined ? undefined : ({ '--bloom': bloom } as React.CSSProperties)}
      aria-hidden
    >
      {set.code}
      {state === 'gilded' ? <Check size={14} strokeWidth={3} /> : null}
    </span>
  )
}
