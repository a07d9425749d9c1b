import type { Card } from '#domain/cards/card.ts'
import { PictureImage } from './AwaitedPicture.tsx'
import { CardFace } from './CardFace.tsx'
import styles from './CardPicture.module.css'
import { PICTURE_FAILED } from './pictureFailures.ts'
import { usePictureFailed } from './usePictureFailed.ts'

/**
 * The picture of the only card of a page. The card's face is below it from the start. A location is landscape, other than in lists.
 * @param sizes the width of the picture, as the `sizes` attribute of an image.
 */
export function SinglePicture({ card, sizes }: { card: Card; sizes: string }) {
  const isFailed = usePictureFailed(card, false)
  return (
    <span className={`${styles['picture']} ${card.landscape ? styles['landscape'] : ''}`}>
      <CardFace card={card} isLandscape={card.landscape} />
      {isFailed ? (
        <span className={styles['failed']}>{PICTURE_FAILED}</span>
      ) : (
        <PictureImage card={card} sizes={sizes} priority isLandscape={card.landscape} />
      )}
    </span>
  )
}
