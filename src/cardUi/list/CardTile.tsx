import { memo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { CARD_LINK } from '../cardLink.ts'
import { type CardCopies, copyKeys } from '../copies/ownedCopies.ts'
import { CardPicture } from '../face/CardPicture.tsx'
import { PICTURE_FAILED } from '../face/pictureFailures.ts'
import { usePictureFailed } from '../face/usePictureFailed.ts'
import styles from './CardTile.module.css'

/** A card in a grid, with a link to its page. With `copies` and `change` the keys `+` and `-` change them. */
export const CardTile = memo(function CardTile({
  card,
  path,
  sizes,
  priority = false,
  isDecorative = false,
  tabIndex,
  ...copies
}: CardCopies & {
  card: Card
  path: string
  sizes: string
  priority?: boolean
  /** True for small pictures, which do not report loading. */
  isDecorative?: boolean
  tabIndex?: 0 | -1 | undefined
}) {
  const isFailed = usePictureFailed(card, true)
  return (
    <a
      {...{ [CARD_LINK]: '' }}
      href={path}
      tabIndex={tabIndex}
      {...copyKeys(card, copies)}
      className={styles['tile']}
      {...(isFailed && { 'aria-description': PICTURE_FAILED })}
    >
      <span className="spoken">
        {card.name}, {card.rarity}, {card.set}
      </span>
      <CardPicture card={card} sizes={sizes} priority={priority} isDecorative={isDecorative} isInList />
    </a>
  )
})
