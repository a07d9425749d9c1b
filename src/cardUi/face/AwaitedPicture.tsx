import type { Card } from '#domain/cards/card.ts'
import { inkAttributes } from '../inkAttributes.ts'
import styles from './CardPicture.module.css'
import { PICTURE_STATE } from './pictureFailures.ts'
import { pictureSizes } from './pictureSizes.ts'

/**
 * A card's picture on a background with the card's inks, name and cost, which shows until the picture has loaded. It is the part
 * of CardPicture that needs little code. A card without a picture has only the background.
 */
export function AwaitedPicture({
  card,
  sizes,
  priority = false,
  isLandscape = false,
  isDecorative = false,
}: {
  card: Pick<Card, 'id' | 'images' | 'inks' | 'cost' | 'characterName' | 'version'>
  sizes: string
  priority?: boolean
  isLandscape?: boolean
  isDecorative?: boolean
}) {
  return (
    // Otherwise the name of the link around it would include the text that CSS paints.
    <span
      aria-hidden
      className={`${styles['picture']} ${isLandscape ? styles['landscape'] : ''} ${styles['awaited']}`}
      {...inkAttributes(card.inks)}
      {...(isDecorative
        ? null
        : { 'data-cost': card.cost, 'data-name': [card.characterName, card.version ?? ''].join('\n').trim() })}
    >
      <PictureImage card={card} sizes={sizes} priority={priority} isLandscape={isLandscape} />
    </span>
  )
}

/** The image of a card's picture; nothing for a card without one. */
export function PictureImage({
  card: { id, images },
  sizes,
  priority,
  isLandscape,
}: {
  card: Pick<Card, 'id' | 'images'>
  sizes: string
  priority: boolean
  isLandscape: boolean
}) {
  if (!images) return null
  const [width, height] = isLandscape ? [1024, 734] : [734, 1024]
  return (
    <img
      key={images.normal}
      src={images.normal}
      srcSet={pictureSizes(id, images)}
      sizes={sizes}
      alt=""
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      {...{ [PICTURE_STATE]: '' }}
    />
  )
}
