import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Card } from '#domain/cards/card.ts'
import { copyLimit } from '#domain/decks/copyLimit.ts'
import { MAX_COPIES } from '#domain/decks/deckRules.ts'
import styles from './CopiesMenu.module.css'

/** The card and the place of a long press; the place is in px in the window. */
export type Held = { readonly card: Card; readonly x: number; readonly y: number }

const MAYBE = 'maybe'
const NUMBERS = Array.from({ length: MAX_COPIES + 1 }, (_, number) => number)

/** How far the finger slides before it chooses, in px. */
const MIN_SLIDE = 12

/**
 * A menu above the place of a long press on a card: numbers that set its copies, and a button that adds it to the maybeboard. The
 * finger of the long press can slide to a button and choose it by its release. A press elsewhere, scrolling and Esc close the
 * menu.
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
  const [slid, setSlid] = useState<string | null>(null)
  const isPressed = useRef(true)
  const slide = useEffectEvent(({ clientX, clientY }: PointerEvent) => {
    if (!isPressed.current || (slid === null && Math.hypot(clientX - x, clientY - y) < MIN_SLIDE)) return
    setSlid(buttonAt(menu.current, clientX)?.value ?? null)
  })
  const release = useEffectEvent(() => {
    menu.current?.querySelector<HTMLElement>(`[value="${slid}"]`)?.click()
    isPressed.current = false
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) close()
    }
    document.addEventListener('pointerdown', onPress, { signal })
    document.addEventListener('keydown', ({ key }) => (key === 'Escape' ? close() : undefined), { signal })
    document.addEventListener('pointermove', slide, { signal })
    document.addEventListener('pointerup', () => release(), { signal })
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
        <button
          key={number}
          type="button"
          value={number}
          data-slid={slid === String(number)}
          aria-pressed={number === copies}
          onClick={() => onChoose(number)}
        >
          ×{number}
        </button>
      ))}
      <button type="button" value={MAYBE} data-slid={slid === MAYBE} className={styles['maybe']} onClick={onMaybe}>
        Maybe
      </button>
    </div>,
    document.body,
  )
}

/** The button of a menu that is nearest to a place. @param x px in the window */
function buttonAt(menu: HTMLElement | null, x: number): HTMLButtonElement | undefined {
  const distance = (button: HTMLElement) => {
    const { left, right } = button.getBoundingClientRect()
    return Math.abs((left + right) / 2 - x)
  }
  return [...(menu?.querySelectorAll('button') ?? [])].toSorted((one, other) => distance(one) - distance(other))[0]
}
