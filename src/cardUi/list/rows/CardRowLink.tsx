import type { ReactNode } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { CARD_LINK } from '../../cardLink.ts'
import { CardPreview } from '../../CardPreview.tsx'
import { type CardCopies, copyKeys } from '../../copies/ownedCopies.ts'
import { CardThumb } from './CardThumb.tsx'

/** The link of a line or row to its card: a small picture, enlarged under a mouse, and `children`. */
export function CardRowLink({
  card,
  path,
  tabIndex,
  children,
  ...copies
}: CardCopies & { card: Card; path: string; tabIndex?: 0 | -1 | undefined; children: ReactNode }) {
  return (
    <a {...{ [CARD_LINK]: '' }} href={path} tabIndex={tabIndex} {...copyKeys(card, copies)}>
      <CardPreview card={card}>
        <CardThumb card={card} />
      </CardPreview>
      {children}
    </a>
  )
}
