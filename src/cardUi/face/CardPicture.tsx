import type { Card } from '#domain/cards/card.ts'
import { AwaitedPicture, PictureImage } from './AwaitedPicture.tsx'
import { CardFace } from './CardFace.tsx'
import styles from './CardPicture.module.css'
import { PICTURE_FAILED } from './pictureFailures.ts'
import { usePictureFailed } from './usePictureFailed.ts'

/**
 * A card's picture. Until it has loaded, the background shows the card's inks, name and cost, and after 0.3 s a spinner. If it
 * fails, the card's face replaces it, with 'Image failed to load' (requirements §2, Cards screen). Below a single picture, neither
 * in a list nor decorative, the face is there from the start. The component has no state and no effect, because long lists mount
 * many of them (pictureFailures.ts).
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
  const isLandscape = allowsLandscape && card.landscape
  if (card.images && !isFailed && (isInList || isDecorative))
    return (
      <AwaitedPicture
        card={card}
        sizes={sizes}
        priority={priority}
        isLandscape={isLandscape}
        isDecorative={isDecorative}
      />
    )
  return (
    <span className={`${styles['picture']} ${isLandscape ? styles['landscape'] : ''}`}>
      <CardFace card={card} isLandscape={isLandscape} />
      {isFailed ? null : <PictureImage card={card} sizes={sizes} priority={priority} isLandscape={isLandscape} />}
      {isFailed && !isDecorative ? (
        // A link in a list has this text as its description, so the link's name must not include it.
        <span className={`${styles['failed']} ${isInList ? styles['inList'] : ''}`} aria-hidden={isInList}>
          {PICTURE_FAILED}
        </span>
      ) : null}
    </span>
  )
}
