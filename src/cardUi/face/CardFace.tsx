import { memo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { describeFace } from '#domain/cards/face/describeFace.ts'
import { bloomImage } from './bloomImage.ts'
import styles from './CardFace.module.css'
import { FlavorText } from './FlavorText.tsx'
import { inkAttributes } from '../inkAttributes.ts'
import { RarityIcon } from '../RarityIcon.tsx'
import { RulesText } from './RulesText.tsx'

/**
 * A card's face (describeFace.ts), shown instead of a picture that cannot be loaded. Lengths are relative to
 * its width, so that one design serves a thumbnail and a full page. Screen readers ignore it; the parent names the card.
 */
export const CardFace = memo(function CardFace({
  card,
  isLandscape = false,
}: {
  card: Card
  /** Whether a location is landscape. */
  isLandscape?: boolean
}) {
  const face = describeFace(card, isLandscape)
  return (
    <span
      aria-hidden
      className={`${styles['face']} ${styles[face.shape] ?? ''} ${face.isPrecious ? styles['precious'] : ''}`}
      data-ground="night"
      {...inkAttributes(face.inks)}
    >
      <span
        className={styles['art']}
        data-emblem={face.emblem}
        data-type={face.type}
        style={{ '--bloom': bloomImage(face.seed) } as React.CSSProperties}
      />
      <span className={`${styles['cost']} ${face.inkable ? styles['inkable'] : ''}`}>{face.cost}</span>
      <span className={styles['plate']}>
        <span
          className={styles['name']}
          style={face.nameScale < 1 ? ({ '--fit': face.nameScale } as React.CSSProperties) : undefined}
        >
          {face.characterName}
        </span>
        {face.version ? <span className={styles['version']}>{face.version}</span> : null}
        {face.stats.map(({ symbol, value }) => (
          <b key={symbol} data-symbol={symbol}>
            {value}
          </b>
        ))}
      </span>
      <span className={styles['kind']}>{face.kind}</span>
      <span className={styles['text']} style={{ fontSize: `${face.textSize}cqw` }}>
        <RulesText text={face.text} keywords={face.keywords} />
        {face.flavor ? (
          <span className={styles['flavor']}>
            <FlavorText text={face.flavor} />
          </span>
        ) : null}
        {face.lore > 0 ? (
          <span className={styles['lore']} style={{ '--lore': face.lore } as React.CSSProperties} />
        ) : null}
      </span>
      <span className={styles['foot']}>
        <span>{face.printing}</span>
        <RarityIcon rarity={face.rarity} />
        <span>{face.franchise}</span>
      </span>
    </span>
  )
})
