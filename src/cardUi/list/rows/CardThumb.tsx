import type { Card } from '#domain/cards/card.ts'
import { cardEmblem, typeEmblem } from '#domain/cards/face/emblem.ts'
import '../../face/CardEmblems.css'
import { PICTURE_STATE } from '../../face/pictureFailures.ts'
import { pictureSizes } from '../../face/pictureSizes.ts'
import { inkAttributes } from '../../inkAttributes.ts'
import styles from './CardThumb.module.css'

/** A small picture of a card beside its name. Until the picture has loaded, it shows the card's emblem on the card's inks. */
export function CardThumb({ card }: { card: Card }) {
  const { images } = card
  return (
    <span
      className={styles['thumb']}
      {...inkAttributes(card.inks)}
      data-emblem={cardEmblem(card)}
      data-type={typeEmblem(card)}
      aria-hidden
    >
      {images ? (
        <img
          src={images.small}
          srcSet={pictureSizes(card.id, images)}
          sizes="2.5rem"
          alt=""
          loading="lazy"
          decoding="async"
          {...{ [PICTURE_STATE]: '' }}
        />
      ) : null}
    </span>
  )
}
