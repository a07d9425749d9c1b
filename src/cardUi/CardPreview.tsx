import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { placeBeside } from '#ui/placeBeside.ts'
import { CardPicture } from './face/CardPicture.tsx'
import styles from './CardPreview.module.css'

/** A pointer that only passes by shows nothing. */
const PAUSE_MS = 140

/**
 * Shows a card in full size while a mouse or pen rests on what stands for it, beside it and above everything else, so
 * that nothing moves. Esc takes it away. It says nothing to screen readers: whoever uses it names the card.
 */
export function CardPreview({ card, children }: { card: Card; children: ReactNode }) {
  const anchor = useRef<HTMLSpanElement>(null)
  const [resting, setResting] = useState(false)
  const [shown, setShown] = useState(false)
  const leave = () => {
    setResting(false)
    setShown(false)
  }

  useEffect(() => {
    if (!resting) return
    const timer = setTimeout(() => setShown(true), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [resting])

  return (
    <span
      ref={anchor}
      className={styles['anchor']}
      onPointerEnter={({ pointerType }: PointerEvent) => setResting(pointerType !== 'touch')}
      onPointerLeave={leave}
      onPointerCancel={leave}
    >
      {children}
      {shown ? <Preview card={card} anchor={anchor} onClose={leave} /> : null}
    </span>
  )
}

function Preview({
  card,
  anchor,
  onClose,
}: {
  card: Card
  anchor: { readonly current: HTMLElement | null }
  onClose: () => void
}) {
  const ref = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    const preview = ref.current
    if (!preview || !anchor.current) return
    preview.showPopover()
    const { offsetWidth: width, offsetHeight: height } = preview
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight }
    const { left, top } = placeBeside(anchor.current.getBoundingClientRect(), { width, height }, screen)
    preview.style.translate = `${left}px ${top}px`
  }, [anchor])

  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    document.addEventListener('keydown', onKeyDown)
    // What it stands beside moves away under it.
    document.addEventListener('scroll', onClose, { passive: true, capture: true })
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('scroll', onClose, { capture: true })
    }
  })

  return (
    <span
      ref={ref}
      popover="manual"
      className={`${styles['preview']} ${card.landscape ? styles['lying'] : ''}`}
      aria-hidden
    >
      <CardPicture card={card} sizes={card.landscape ? '23em' : '16.25em'} lying plain priority />
    </span>
  )
}
