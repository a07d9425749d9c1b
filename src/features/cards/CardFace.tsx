import { memo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { bloomOf } from './bloom.ts'
import styles from './CardFace.module.css'
import { cardKind } from './cardKind.ts'
import { inkPaint } from './inkPaint.ts'
import { RarityIcon } from './RarityIcon.tsx'
import { RulesText } from './RulesText.tsx'
import { textFit } from './textFit.ts'

/** Which rarities shimmer when looked at. */
const PRECIOUS = new Set(['Epic', 'Iconic', 'Enchanted'])

/**
 * A card drawn from its data: what shows until its picture has come, or when it never comes (experience: the card face).
 * Every measure is in the card's own width, so that one design serves a thumbnail and a full page. A location shows
 * as a postcard in an upright frame, and lies on its side where there is room for it (`lying`).
 * It says nothing to screen readers: whoever shows it names the card.
 */
export const CardFace = memo(function CardFace({ card, lying = false }: { card: Card; lying?: boolean }) {
  const { size, showFlavor } = textFit(card.text, card.flavorText, lying ? 'landscape' : 'portrait')
  const shape = card.landscape ? (lying ? 'landscape' : 'postcard') : 'portrait'
  return (
    <span
      aria-hidden
      className={`${styles['face']} ${styles[shape] ?? ''} ${PRECIOUS.has(card.rarity) ? styles['precious'] : ''}`}
      {...inkPaint(card.inks)}
    >
      <span
        className={styles['art']}
        data-capital={card.name.match(/\p{L}|\p{N}/u)?.[0]?.toUpperCase()}
        style={{ '--bloom': bloomOf(card.name) } as React.CSSProperties}
      />
      <span className={`${styles['cost']} ${card.inkable ? styles['inkable'] : ''}`}>{card.cost}</span>
      <span className={styles['plate']}>
        <span className={styles['name']}>{card.characterName}</span>
        {card.version ? <span className={styles['version']}>{card.version}</span> : null}
        {card.strength === null ? null : <b className={styles['strength']}>{card.strength}</b>}
        {card.moveCost === null ? null : <b className={styles['move']}>{card.moveCost}</b>}
        {card.willpower === null ? null : <b className={styles['willpower']}>{card.willpower}</b>}
      </span>
      <span className={styles['kind']}>{cardKind(card)}</span>
      <span className={styles['text']} style={{ fontSize: `${size}cqw` }}>
        <RulesText text={card.text} keywords={card.keywords} />
        {showFlavor ? <span className={styles['flavor']}>{card.flavorText}</span> : null}
        {card.lore ? <span className={styles['lore']} style={{ '--lore': card.lore } as React.CSSProperties} /> : null}
      </span>
      <span className={styles['foot']}>
        <span>
          {card.collectorNumber} · {card.set}
        </span>
        <RarityIcon rarity={card.rarity} />
        <span>{card.franchise}</span>
      </span>
    </span>
  )
})
