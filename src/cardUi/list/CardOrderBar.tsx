import { CARD_SORTS, type CardSortChoice, COLUMNS } from '#url/cardsSearch.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { SortSelect } from '#ui/SortSelect.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import styles from './CardOrderBar.module.css'
import type { CardsView } from './useCardsView.ts'

const SORT_LABELS: Record<CardSortChoice, string> = {
  name: 'Name A to Z',
  'cost-asc': 'Cost Low to High',
  'cost-desc': 'Cost High to Low',
  color: 'Color',
  number: 'Card Number',
  'name-desc': 'Name Z to A',
  'rarity-desc': 'Rarest First',
  'rarity-asc': 'Most Common First',
  'price-desc': 'Price High to Low',
  'price-asc': 'Price Low to High',
  'strength-desc': 'Strength High to Low',
  'strength-asc': 'Strength Low to High',
  'willpower-desc': 'Willpower High to Low',
  'willpower-asc': 'Willpower Low to High',
  'lore-desc': 'Lore High to Low',
  'lore-asc': 'Lore Low to High',
}

/** The columns on large screens, and the order of the cards. */
export function CardOrderBar({
  view: { search, hasWords, change, addressOf },
  hasDensity = true,
  hasNumber = false,
}: {
  view: CardsView
  hasDensity?: boolean
  /** Whether the cards can be sorted by their numbers. */
  hasNumber?: boolean
}) {
  // Without words the cards are sorted by name if nothing else is chosen.
  const sorts = CARD_SORTS.filter(
    (sort) => (sort !== 'name' || hasWords) && (sort !== 'number' || hasNumber || search.sort === 'number'),
  )
  const byDefault = useMediaQuery('(min-width: 100em)') ? 'fit' : '4'
  const columnsOf = (value: (typeof COLUMNS)[number]) => (value === byDefault ? undefined : value)
  return (
    <div className={styles['order']}>
      {hasDensity ? (
        <div className={styles['density']}>
          <SegmentedControl
            label="Cards per row"
            value={search.columns ?? byDefault}
            options={COLUMNS.map((value) => ({ value, label: value === 'fit' ? 'Fit' : value }))}
            hrefOf={addressOf && ((value) => addressOf({ columns: columnsOf(value) }))}
            onChange={(value) => change({ columns: columnsOf(value) })}
          />
        </div>
      ) : null}
      <SortSelect
        className={styles['sort']}
        value={!hasWords && search.sort === 'name' ? '' : (search.sort ?? '')}
        options={[
          { value: '', label: hasWords ? 'Best match' : SORT_LABELS.name },
          ...sorts.map((sort) => ({ value: sort, label: SORT_LABELS[sort] })),
        ]}
        isInForm={addressOf !== undefined}
        onChange={(value) => change({ sort: CARD_SORTS.find((sort) => sort === value) })}
      />
    </div>
  )
}
