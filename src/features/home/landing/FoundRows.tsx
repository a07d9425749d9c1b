import { CARD_LINK } from '#cardUi/cardLink.ts'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import { CostBadge } from '#cardUi/list/rows/CostBadge.tsx'
import { Price } from '#cardUi/Price.tsx'
import { RarityIcon } from '#cardUi/RarityIcon.tsx'
import styles from './Panels.module.css'
import type { FoundCard } from './landing.ts'

/** A few cards with a line for each, which leads to the card. */
export function FoundRows({ label, cards }: { label: string; cards: readonly FoundCard[] }) {
  return (
    <ul className={styles['rows']} aria-label={label}>
      {cards.map((card) => (
        <li key={card.id}>
          <a {...{ [CARD_LINK]: '' }} href={card.path}>
            <CostBadge card={card} />
            <span className={styles['name']}>
              <b>{card.characterName}</b> {card.version}
            </span>
            <span className={styles['inks']}>
              {card.inks.map((ink) => (
                <InkIcon key={ink} ink={ink} label />
              ))}
            </span>
            <span title={card.rarity}>
              <RarityIcon rarity={card.rarity} />
              <span className="spoken">{card.rarity}</span>
            </span>
            <span className={styles['figure']}>
              <Price card={card} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
