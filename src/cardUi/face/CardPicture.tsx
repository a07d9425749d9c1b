import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useHydrated } from '#data/useHydrated.ts'
import type { Card } from '#domain/cards/card.ts'
import { Spinner } from '#ui/Spinner.tsx'
import { useIdleInView } from '#ui/useIdleInView.ts'
import { CardFace } from './CardFace.tsx'
import styles from './CardPicture.module.css'
import { pictureSizes } from './pictureSizes.ts'
import {
  arePicturesUnreachable,
  findOutcome,
  type PictureOutcome,
  recordOutcome,
  RETRY_AFTER_MS,
} from './pictureOutcomes.ts'

/**
 * A card's picture. The card's face and a spinner show while the picture loads. If it fails the face stays, with 'Image
 * failed to load' (requirements §2, Cards screen).
 * @param sizes the width of the picture, as the `sizes` attribute of an image.
 * @param allowsLandscape whether a location may be landscape; in a grid it is upright as all other cards.
 * @param isDecorative true for pictures that decorate something, which do not report loading.
 * @param isInList true in long lists. The details of a face wait until the page is idle, and no pictures are requested
 * while the last dozen failed.
 */
export function CardPicture({
  card,
  sizes,
  priority = false,
  allowsLandscape = false,
  isDecorative = false,
  isInList = false,
}: {
  card: Card
  sizes: string
  priority?: boolean
  allowsLandscape?: boolean
  isDecorative?: boolean
  isInList?: boolean
}) {
  const [frame, isDetailed] = useIdleInView<HTMLSpanElement>(!isInList)
  const { images } = card
  const picture = useRef<HTMLImageElement>(null)
  const [outcome, setOutcome] = useState(() => images && findOutcome(images.normal))
  const [isPaused, setIsPaused] = useState(() => isInList && arePicturesUnreachable())
  // The face is part of prerendered pages, so it has to be there during hydration.
  const known = useHydrated(outcome ?? (isPaused ? 'failed' : undefined), undefined)
  const state = images ? (known ?? 'loading') : 'none'
  const [isRotated, setIsRotated] = useState(false)
  const isLandscape = allowsLandscape && card.landscape
  const settle = (next: PictureOutcome) => {
    if (images) recordOutcome(images.normal, next)
    setOutcome(next)
  }
  const show = ({ naturalWidth, naturalHeight }: HTMLImageElement) => {
    // Some sources have upright pictures of locations and others landscape ones. Rotated they fill the frame.
    setIsRotated(naturalWidth > naturalHeight !== isLandscape)
    settle('loaded')
  }
  // React misses the events of pictures that settled before hydration.
  const settleEarly = useEffectEvent((image: HTMLImageElement) => {
    if (image.naturalWidth > 0) show(image)
    else settle('failed')
  })
  useEffect(() => {
    if (picture.current?.complete) settleEarly(picture.current)
  }, [])
  useEffect(() => {
    if (!isPaused) return
    const timer = setInterval(() => setIsPaused(arePicturesUnreachable()), RETRY_AFTER_MS)
    return () => clearInterval(timer)
  }, [isPaused])
  return (
    <span ref={frame} className={`${styles['picture']} ${isLandscape ? styles['landscape'] : ''}`}>
      {state === 'loaded' ? null : <CardFace card={card} isLandscape={isLandscape} isDetailed={isDetailed} />}
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
          className={isRotated ? styles['rotated'] : undefined}
          onLoad={({ currentTarget }) => show(currentTarget)}
          onError={() => settle('failed')}
        />
      ) : null}
      {state === 'failed' && !isDecorative ? (
        <span className={styles['failed']} aria-hidden>
          Image failed to load
        </span>
      ) : null}
      {state === 'loading' && !isDecorative ? (
        <span className={styles['loading']}>
          <Spinner />
        </span>
      ) : null}
    </span>
  )
}
