import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Card } from '#domain/cards/card.ts'
import { copyLimit } from '#domain/decks/copyLimit.ts'
import { MAX_COPIES } from '#domain/decks/deckRules.ts'
import styles from './CopiesMenu.module.css'

/** The card and the place of a long press; the place is in px in the window. */
export type Held = { readonly card: Card; readonly x: number; readonly y: number }

const NUMBERS = Array.from({ length: MAX_COPIES + 1 }, (_, number) => number)

/**
 * A menu above the place of a long press on a card: numbers that set its copies, and a button that adds it to the maybeboard. A
 * press elsewhere, scrolling and Esc close it.
 * @param copies the present number.
 */
export function CopiesMenu({
  held: { card, x, y },
  copies,
  onChoose,
  onMaybe,
  onClose,
}: {
  held: Held
  copies: number
  onChoose: (copies: number) => void
  onMaybe: () => void
  onClose: () => void
}) {
  const menu = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) close()
    }
    document.addEventListener('pointerdown', onPress, { signal })
    document.addEventListener('keydown', ({ key }) => (key === 'Escape' ? close() : undefined), { signal })
    document.addEventListener('scroll', () => close(), { signal })
    return () => listening.abort()
  }, [])
  return createPortal(
    <div
      ref={menu}
      role="group"
      aria-label={`Copies of ${card.name}`}
      className={styles['menu']}
      style={{ left: `clamp(9.5rem, ${x}px, 100vw - 9.5rem)`, top: `max(4rem, ${y - 28}px)` }}
    >
      {NUMBERS.slice(0, copyLimit(card) + 1).map((number) => (
        <button key={number} type="button" aria-pressed={number === copies} onClick={() => onChoose(number)}>
          ×{number}
        </button>
      ))}
      <button type="button" className={styles['maybe']} onClick={onMaybe}>
        Maybe
      </button>
    </div>,
    document.body,
  )
}
