import { memo } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { cardKind } from '#domain/cards/face/cardKind.ts'
import { nameFit } from '#domain/cards/face/nameFit.ts'
import { textFit } from '#domain/cards/face/textFit.ts'
import { isPrecious } from '#domain/cards/rarity.ts'
import { bloomOf } from './bloom.ts'
import styles from './CardFace.module.css'
import { flavorWords } from './flavorWords.ts'
import { inkPaint } from '../inkPaint.ts'
import { RarityIcon } from '../RarityIcon.tsx'
import { RulesText } from './RulesText.tsx'

/**
 * A card drawn from its data: what shows until its picture has come, or when it never comes (experience: the card face).
 * Every measure is in the card's own width, so that one design serves a thumbnail and a full page. A location shows
 * as a postcard in an upright frame, and lies on its side where there is room for it (`lying`).
 * It says nothing to screen readers: whoever shows it names the card.
 */
export const CardFace = memo(function CardFace({
  card,
  lying = false,
  detailed = true,
}: {
  card: Card
  lying?: boolean
  /**
   * False: its name and cost alone, which cost little to lay out. The fine print may follow, and the lines of its art: each
   * kind of them is a document of its own for the browser, and most of what it takes to send a card.
   */
  detailed?: boolean
}) {
  const { size, showFlavor } = textFit(card.text, card.flavorText, lying ? 'landscape' : 'portrait')
  const nameSize = nameFit(card.characterName)
  const shape = card.landscape ? (lying ? 'landscape' : 'postcard') : 'portrait'
  return (
    <span
      aria-hidden
      className={`${styles['face']} ${styles[shape] ?? ''} ${isPrecious(card.rarity) ? styles['precious'] : ''}`}
      data-ground="night"
      {...inkPaint(card.inks)}
    >
      <span
        className={styles['art']}
        data-capital={card.name.match(/\p{L}|\p{N}/u)?.[0]?.toUpperCase()}
        style={detailed ? ({ '--bloom': bloomOf(card.name) } as React.CSSProperties) : undefined}
      />
      <span className={`${styles['cost']} ${card.inkable ? styles['inkable'] : ''}`}>{card.cost}</span>
      <span className={styles['plate']}>
        <span
          className={styles['name']}
          style={nameSize < 1 ? ({ '--fit': nameSize } as React.CSSProperties) : undefined}
        >
          {card.characterName}
        </span>
        {card.version ? <span className={styles['version']}>{card.version}</span> : null}
        {detailed ? <Stats card={card} /> : null}
      </span>
      <span className={styles['kind']}>{cardKind(card)}</span>
      <span className={styles['text']} style={{ fontSize: `${size}cqw` }}>
        {detailed ? <RulesText text={card.text} keywords={card.keywords} /> : null}
        {detailed && showFlavor ? <span className={styles['flavor']}>{flavorWords(card.flavorText ?? '')}</span> : null}
        {detailed && card.lore ? (
          <span className={styles['lore']} style={{ '--lore': card.lore } as React.CSSProperties} />
        ) : null}
      </span>
      {detailed ? <Foot card={card} /> : null}
    </span>
  )
})

function Stats({ card: { strength, moveCost, willpower } }: { card: Card }) {
  return (
    <>
      {strength === null ? null : <b className={styles['strength']}>{strength}</b>}
      {moveCost === null ? null : <b className={styles['move']}>{moveCost}</b>}
      {willpower === null ? null : <b className={styles['willpower']}>{willpower}</b>}
    </>
  )
}

function Foot({ card }: { card: Card }) {
  return (
    <span className={styles['foot']}>
      <span>
        {card.collectorNumber} · {card.set}
      </span>
      <RarityIcon rarity={card.rarity} />
      <span>{card.franchise}</span>
    </span>
  )
}
