import { SlidersHorizontal } from 'lucide-react'
import type { Facets } from '#domain/cards/facets.ts'
import type { CardFilter } from '#domain/cards/filter.ts'
import { RARITIES } from '#domain/cards/vocabulary.ts'
import { Button } from '#ui/Button.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import styles from './CardFilterBar.module.css'
import { countChoices, toggled } from './cardsView.ts'
import { INKABLE_CHOICES, toInkable, toInkableChoice } from './inkableChoice.ts'
import { InkButtons } from './InkButtons.tsx'
import { RarityIcon } from './RarityIcon.tsx'
import type { useCardsView } from './useCardsView.ts'

/** The filters that are always in reach: inks, rarities, inkable. On a phone they are one row. */
export function CardFilterBar({
  view: { search, change },
  filter,
  facets,
  onMore,
}: {
  view: ReturnType<typeof useCardsView>
  filter: CardFilter
  /** Null while the cards are not here: nothing is known to be without cards then. */
  facets: Facets | null
  /** Null while there are no cards to choose from. */
  onMore: (() => void) | null
}) {
  const choices = countChoices(filter)
  return (
    <div className={styles['bar']}>
      <Button className={styles['more']} disabled={!onMore} onClick={() => onMore?.()} aria-haspopup="dialog">
        <SlidersHorizontal aria-hidden size={18} />
        More Filters
        {choices > 0 ? (
          <span className={styles['badge']} aria-label={`${choices} chosen`}>
            {choices}
          </span>
        ) : null}
      </Button>
      <InkButtons
        chosen={filter.inks}
        available={facets?.inks ?? null}
        onToggle={(ink) => change({ color: toggled(search.color, ink) })}
      />
      <div className={styles['icons']} role="group" aria-label="Rarities">
        {RARITIES.map((rarity) => (
          <button
            key={rarity}
            type="button"
            className={styles['rarity']}
            title={rarity}
            aria-label={rarity}
            aria-pressed={filter.rarities.includes(rarity)}
            disabled={facets?.rarities.has(rarity) === false}
            onClick={() => change({ rarity: toggled(search.rarity, rarity) })}
          >
            <RarityIcon rarity={rarity} />
          </button>
        ))}
      </div>
      <SegmentedControl
        label="Inkable"
        value={toInkableChoice(search.inkable)}
        options={INKABLE_CHOICES}
        onChange={(choice) => change({ inkable: toInkable(choice) })}
      />
    </div>
  )
}
