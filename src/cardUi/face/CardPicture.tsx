import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHydrated } from '#data/useHydrated.ts'
import type { Card } from '#domain/cards/card.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { useIdleInView } from '#ui/useIdleInView.ts'
import { CardFace } from './CardFace.tsx'
import styles from './CardPicture.module.css'
import { pictureSizes } from './pictureSizes.ts'
import { areOutOfReach, noteOutcome, type Outcome, outcomeOf, PICTURES_PAUSE_MS } from './seenPictures.ts'

/**
 * A card's picture. Until it is here the card drawn from its data shows, with a spinner; if it never comes the drawn
 * card stays, with 'Image failed to load' (requirements §2, Cards screen). In a long list no picture is asked for while none
 * comes: a dozen that fail, with what shows and hides them, are enough.
 * @param sizes how wide the picture is shown, as the `sizes` attribute of an image.
 * @param lying whether a location may lie on its side; in a grid it stands upright like all others.
 * @param calm true in a long list: fine print and ornament of the drawn card come when nothing more urgent is to do.
 * @param plain true where the picture decorates something: it then says nothing about loading.
 */
export function CardPicture({
  card,
  sizes,
  priority = false,
  lying = false,
  plain = false,
  calm = false,
}: {
  card: Card
  sizes: string
  priority?: boolean
  lying?: boolean
  plain?: boolean
  calm?: boolean
}) {
  const [frame, detailed] = useIdleInView<HTMLSpanElement>(!calm)
  const { images } = card
  const picture = useRef<HTMLImageElement>(null)
  const [settled, setSettled] = useState(() => images && outcomeOf(images.normal))
  const [putOff, setPutOff] = useState(() => calm && areOutOfReach())
  // A picture drawn beforehand, which React takes over, still has the drawn card behind it.
  const known = useHydrated(settled ?? (putOff ? 'failed' : undefined), undefined)
  const state = images ? (known ?? 'loading') : 'none'
  const [turned, setTurned] = useState(false)
  const wide = lying && card.landscape
  const settle = (next: Outcome) => {
    if (images) noteOutcome(images.normal, next)
    setSettled(next)
  }
  const show = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    // Sources differ in whether a location's picture lies or stands: it is turned to fill the frame.
    setTurned(naturalWidth > naturalHeight !== wide)
    settle('loaded')
  }
  // What came before React did tells nobody any more.
  const settleEarly = useEffectEvent((image: HTMLImageElement) => {
    if (image.naturalWidth > 0) show(image)
    else settle('failed')
  })
  useEffect(() => {
    if (picture.current?.complete) settleEarly(picture.current)
  }, [])
  useEffect(() => {
    if (!putOff) return
    const timer = setInterval(() => setPutOff(areOutOfReach()), PICTURES_PAUSE_MS)
    return () => clearInterval(timer)
  }, [putOff])
  return (
    <span ref={frame} className={`${styles['picture']} ${wide ? styles['wide'] : ''}`}>
      {state === 'loaded' ? null : <CardFace card={card} lying={wide} detailed={detailed} />}
      {images && state !== 'failed' ? (
        <img
          ref={picture}
          src={images.normal}
          srcSet={pictureSizes(card.id, images)}
          sizes={sizes}
          alt=""
          width={734}
          height={1024}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding="async"
          data-state={state}
          className={turned ? styles['turned'] : undefined}
          onLoad={({ currentTarget }) => show(currentTarget)}
          onError={() => settle('failed')}
        />
      ) : null}
      {state === 'failed' && !plain ? (
        <span className={styles['failed']} aria-hidden>
          Image failed to load
        </span>
      ) : null}
      {state === 'loading' && !plain ? (
        <span className={styles['waiting']}>
          <Spinner />
        </span>
      ) : null}
    </span>
  )
}
