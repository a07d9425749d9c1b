import { SlidersHorizontal } from 'lucide-react'
import type { Facets } from '#domain/cards/facets.ts'
import { RARITIES } from '#domain/cards/vocabulary.ts'
import { countChoices } from '#domain/search/choices.ts'
import { Button } from '#ui/Button.tsx'
import { ControlRow } from '#ui/ControlRow.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import styles from './CardFilterBar.module.css'
import { toggled } from './cardsView.ts'
import { FilterToggle } from './FilterToggle.tsx'
import { INKABLE_CHOICES, toInkable, toInkableChoice } from './inkableChoice.ts'
import { InkButtons } from './InkButtons.tsx'
import { RarityIcon } from '../RarityIcon.tsx'
import type { CardsView } from './useCardsView.ts'

/** The filters that are always in reach: inks, rarities, inkable. On a phone they are one row. */
export function CardFilterBar({
  view: { choices, choose, hrefOf },
  facets,
  onMore,
}: {
  view: CardsView
  /** Null while the cards are not here: nothing is known to be without cards then. */
  facets: Facets | null
  /** Null while there are no cards to choose from. */
  onMore: (() => void) | null
}) {
  const count = countChoices(choices)
  return (
    <ControlRow>
      <Button className={styles['more']} disabled={!onMore} onClick={() => onMore?.()} aria-haspopup="dialog">
        <SlidersHorizontal aria-hidden size={18} />
        More Filters
        {count > 0 ? (
          <span className={styles['badge']}>
            {count}
            <span className="spoken"> chosen</span>
          </span>
        ) : null}
      </Button>
      <InkButtons
        chosen={choices.inks}
        available={facets?.inks ?? null}
        hrefOf={hrefOf && ((ink) => hrefOf({ inks: toggled(choices.inks, ink) }))}
        onToggle={(ink) => choose({ inks: toggled(choices.inks, ink) })}
      />
      <div className={styles['icons']} role="group" aria-label="Rarities">
        {RARITIES.map((rarity) => (
          <FilterToggle
            key={rarity}
            className={styles['rarity']}
            title={rarity}
            aria-label={rarity}
            href={hrefOf?.({ rarities: toggled(choices.rarities, rarity) })}
            isOn={choices.rarities.includes(rarity)}
            isDisabled={facets?.rarities.has(rarity) === false}
            onToggle={() => choose({ rarities: toggled(choices.rarities, rarity) })}
          >
            <RarityIcon rarity={rarity} />
          </FilterToggle>
        ))}
      </div>
      <SegmentedControl
        label="Inkable"
        value={toInkableChoice(choices.inkable)}
        options={INKABLE_CHOICES}
        onChange={(choice) => choose({ inkable: toInkable(choice) })}
      />
    </ControlRow>
  )
}
