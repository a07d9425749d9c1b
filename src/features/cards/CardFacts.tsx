import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import type { Card } from '#domain/cards/card.ts'
import { isInfinityOnly } from '#domain/decks/legality.ts'
import { printValue } from '#domain/search/quoteText.ts'
import { paths } from '#url/paths.ts'
import styles from './CardFacts.module.css'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import { InkwellIcon } from '#cardUi/InkwellIcon.tsx'
import { RarityIcon } from '#cardUi/RarityIcon.tsx'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/**
 * A card's numbers, set, formats and illustrators as a list of terms. The formats are those of a deck with this printing
 * (requirements §4, Deck creation).
 */
export function CardFacts({ card }: { card: Card }) {
  return (
    <dl className={styles['facts']}>
      <Fact name="Cost">{card.cost}</Fact>
      <Fact name="Ink">
        {card.inks.map((ink) => (
          <span key={ink} className={styles['sign']}>
            <InkIcon ink={ink} /> {ink}
          </span>
        ))}
        {card.otherInks.join(', ')}
        {card.inks.length + card.otherInks.length === 0 ? 'None' : null}
      </Fact>
      <Fact name="Inkwell">
        <span className={styles['sign']}>
          <InkwellIcon isInkable={card.inkable} />
          {card.inkable ? 'Inkable' : 'Non-Inkable'}
        </span>
      </Fact>
      {card.strength === null ? null : <Fact name="Strength">{card.strength}</Fact>}
      {card.willpower === null ? null : <Fact name="Willpower">{card.willpower}</Fact>}
      {card.lore === null ? null : <Fact name="Lore">{card.lore}</Fact>}
      {card.moveCost === null ? null : <Fact name="Move cost">{card.moveCost}</Fact>}
      <Fact name="Rarity">
        <span className={styles['sign']}>
          <RarityIcon rarity={card.rarity} /> {card.rarity}
        </span>
      </Fact>
      <Fact name="Set">{card.set}</Fact>
      <Fact name="Number">{card.collectorNumber}</Fact>
      <Fact name="Formats on Lorefolio">
        <Link to={paths.setRotationGuide()}>{isInfinityOnly(card.set) ? 'Infinity' : 'Core and Infinity'}</Link>
      </Fact>
      {card.franchise ? (
        <Fact name="Franchise">
          <Link to={paths.cards({ franchise: [card.franchise] })}>{card.franchise}</Link>
        </Fact>
      ) : null}
      {card.artists.length > 0 ? (
        <Fact name="Illustrator">
          <span>
            {card.artists.map((artist, index) => (
              <Fragment key={artist}>
                {index > 0 ? ', ' : null}
                <Link to={paths.cards({ search: `illustrator:${printValue(artist)}` })}>{artist}</Link>
              </Fragment>
            ))}
          </span>
        </Fact>
      ) : null}
    </dl>
  )
}
