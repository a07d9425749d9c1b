import type { Card } from '#domain/cards/card.ts'
import { inkAttributes } from '../inkAttributes.ts'
import { CardFace } from './CardFace.tsx'
import styles from './CardPicture.module.css'
import { PICTURE_FAILED, PICTURE_STATE } from './pictureFailures.ts'
import { pictureSizes } from './pictureSizes.ts'
import { usePictureFailed } from './usePictureFailed.ts'

/**
 * A card's picture. Until it has loaded, the background shows the card's inks, name and cost, and after 0.3 s a spinner. If it
 * fails, the card's face replaces it, with 'Image failed to load' (requirements §2, Cards screen). The component has no state
 * and no effect, because long lists mount many of them (pictureFailures.ts).
 * @param sizes the width of the picture, as the `sizes` attribute of an image.
 * @param allowsLandscape whether a location may be landscape; in a grid it is upright like all other cards.
 * @param isDecorative true for small pictures beside the card's name, which show neither a spinner nor a failure.
 * @param isInList true in long lists. They request no pictures for a while after a dozen failures in a row, and show the text
 * about a failure on hover and focus.
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
  const isFailed = usePictureFailed(card, isInList)
  const { images } = card
  const isLandscape = allowsLandscape && card.landscape
  const frame = `${styles['picture']} ${isLandscape ? styles['landscape'] : ''}`
  if (!images || isFailed)
    return (
      <span className={frame}>
        <CardFace card={card} isLandscape={isLandscape} />
        {isFailed && !isDecorative ? (
          // A link in a list has this text as its description, so the link's name must not include it.
          <span className={`${styles['failed']} ${isInList ? styles['inList'] : ''}`} aria-hidden={isInList}>
            {PICTURE_FAILED}
          </span>
        ) : null}
      </span>
    )
  const [width, height] = isLandscape ? [1024, 734] : [734, 1024]
  return (
    // Otherwise the name of the link around it would include the text that CSS paints.
    <span
      aria-hidden
      className={`${frame} ${styles['awaited']}`}
      {...inkAttributes(card.inks)}
      {...(isDecorative
        ? null
        : { 'data-cost': card.cost, 'data-name': [card.characterName, card.version ?? ''].join('\n').trim() })}
    >
      <img
        key={images.normal}
        src={images.normal}
        srcSet={pictureSizes(card.id, images)}
        sizes={sizes}
        alt=""
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        {...{ [PICTURE_STATE]: '' }}
      />
    </span>
  )
}
