import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { placeBeside } from '#ui/placeBeside.ts'
import { CardPicture } from './face/CardPicture.tsx'
import styles from './CardPreview.module.css'

/** The delay before the preview, so that a pointer that only passes over the card shows nothing. */
const DELAY_MS = 140

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
      {isShown ? <Preview card={card} anchor={anchor} onClose={leave} /> : null}
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
    // Scrolling moves the anchor away.
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
      className={`${styles['preview']} ${card.landscape ? styles['landscape'] : ''}`}
      aria-hidden
    >
      <CardPicture card={card} sizes={card.landscape ? '23em' : '16.25em'} allowsLandscape isDecorative priority />
    </span>
  )
}
