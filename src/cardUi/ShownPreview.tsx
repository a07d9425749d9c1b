import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { placeBeside } from '#ui/placeBeside.ts'
import styles from './CardPreview.module.css'
import { CardPicture } from './face/CardPicture.tsx'

/** The preview of a card beside its anchor, see CardPreview. */
export function ShownPreview({
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
