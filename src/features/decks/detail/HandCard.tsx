import type { Card } from '#domain/cards/card.ts'
import { CardPicture } from '#cardUi/face/CardPicture.tsx'
import { CardPreview } from '#cardUi/CardPreview.tsx'
import styles from './OpeningHandPanel.module.css'

/** A card in the hand. With `onChoose` it can be selected for the exchange. */
export function HandCard({ card, isChosen, onChoose }: { card: Card; isChosen: boolean; onChoose?: () => void }) {
  const picture = <CardPicture card={card} sizes="(max-width: 40em) 30vw, 9.375em" isDecorative />
  return (
    <CardPreview card={card}>
      {onChoose ? (
        <button type="button" className={styles['card']} aria-pressed={isChosen} onClick={onChoose}>
          <span className="spoken">Mulligan {card.name}</span>
          {picture}
          {isChosen ? (
            <span className={styles['mark']} aria-hidden>
              Put back
            </span>
          ) : null}
        </button>
      ) : (
        <span className={styles['card']}>
          <span className="spoken">{card.name}</span>
          {picture}
        </span>
      )}
    </CardPreview>
  )
}
