import { Sparkles } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { type Copies, countCopies } from '#domain/collection/copies.ts'
import type { CopyChange } from '#domain/collection/copyChange.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import styles from './CopyCounter.module.css'
import { CopySteppers } from './CopySteppers.tsx'
import { offeredFinishes } from './offeredFinishes.ts'

/** Scrolling the tile this far, in px, closes the steppers. */
const CLOSING_SCROLL = 80

/**
 * One row with the number of copies of a card in each finish, for touch screens. Pressing it opens the steppers over
 * the picture of the tile, which must be positioned. A press elsewhere, scrolling and Escape close them.
 */
export function CopyCounter({
  card,
  copies,
  tabIndex,
  free,
  isOpen,
  onOpen,
  change,
}: {
  card: Card
  copies: Copies
  /** See `Stepper`. */
  tabIndex?: 0 | -1 | undefined
  /** Says which decks hold copies; shown with the steppers. */
  free?: string | undefined
  isOpen: boolean
  /** Opens or closes the steppers. */
  onOpen: (isOpen: boolean) => void
  change: (change: CopyChange) => void
}) {
  const counter = useRef<HTMLButtonElement>(null)
  const steppers = useRef<HTMLDivElement>(null)
  const offered = offeredFinishes(card, copies)
  const counts = offered.map((isFoil) => ({ isFoil, count: countCopies(copies, isFoil) }))

  const close = useEffectEvent(() => onOpen(false))
  useEffect(() => {
    if (!isOpen) return undefined
    const placeOf = () => counter.current?.getBoundingClientRect().top ?? 0
    const start = placeOf()
    const listening = new AbortController()
    const { signal } = listening
    const onPress = ({ target }: Event) => {
      const parts = [counter.current, steppers.current]
      if (target instanceof Node && !parts.some((part) => part?.contains(target))) close()
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (steppers.current?.contains(document.activeElement)) counter.current?.focus()
      close()
    }
    // A finger that scrolls ends without `pointerup`.
    document.addEventListener('pointerup', onPress, { signal })
    document.addEventListener('keydown', onKey, { signal })
    // The page also scrolls to keep the counter in its place (StayInPlace).
    const onScroll = () => (Math.abs(placeOf() - start) > CLOSING_SCROLL ? close() : undefined)
    document.addEventListener('scroll', onScroll, { signal, passive: true })
    return () => listening.abort()
  }, [isOpen])

  return (
    <>
      <button
        ref={counter}
        type="button"
        className={styles['counter']}
        tabIndex={tabIndex}
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
      >
        {counts.map(({ isFoil, count }, index) => (
          <span key={String(isFoil)} data-none={count === 0 ? '' : undefined}>
            {isFoil ? <Sparkles aria-hidden size={15} /> : null}
            {formatCount(count)}
            <span className="spoken">
              {isFoil ? 'foil' : 'non-foil'}
              {index < counts.length - 1 ? ', ' : `: change copies of ${card.name}, ${card.set}`}
            </span>
          </span>
        ))}
      </button>
      {isOpen ? (
        <div className={styles['picture']}>
          <div ref={steppers} className={styles['steppers']}>
            <CopySteppers
              card={card}
              copies={copies}
              isInList
              {...(tabIndex !== undefined && { tabIndex })}
              change={change}
            />
            {free ? <p className={styles['free']}>{free}</p> : null}
          </div>
        </div>
      ) : null}
    </>
  )
}
