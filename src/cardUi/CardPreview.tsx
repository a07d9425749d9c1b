import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { lazyExtra } from '#ui/lazy/lazyExtra.ts'
import styles from './CardPreview.module.css'

/** The delay before the preview, so that a pointer that only passes over the card shows nothing. */
const DELAY_MS = 140

// Only a mouse shows it.
const ShownPreview = lazyExtra(async () => (await import('./ShownPreview.tsx')).ShownPreview)

/**
 * Shows a card in full size while a mouse or pen rests on `children`, beside them and above everything else, so that
 * nothing moves. Esc closes it. Screen readers ignore it, because `children` name the card.
 */
export function CardPreview({ card, children }: { card: Card; children: ReactNode }) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [isResting, setIsResting] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const leave = () => {
    setIsResting(false)
    setIsShown(false)
  }

  useEffect(() => {
    if (!isResting) return
    void ShownPreview.preload()
    const timer = setTimeout(() => setIsShown(true), DELAY_MS)
    return () => clearTimeout(timer)
  }, [isResting])

  return (
    <span
      ref={anchor}
      className={styles['anchor']}
      onPointerEnter={({ pointerType }: PointerEvent) => setIsResting(pointerType !== 'touch')}
      onPointerLeave={leave}
      onPointerCancel={leave}
    >
      {children}
      {isShown ? <ShownPreview card={card} anchor={anchor} onClose={leave} /> : null}
    </span>
  )
}
