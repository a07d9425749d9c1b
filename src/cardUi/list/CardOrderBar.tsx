import { CARD_SORTS, type CardSortChoice } from '#url/cardsSearch.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { DEFAULT_COLUMNS } from './cardsView.ts'
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

/** How the cards are laid out: how many in a row on large screens, and in which order. */
export function CardOrderBar({
  view: { search, hasWords, change },
  hasDensity = true,
  hasNumber = false,
}: {
  view: CardsView
  hasDensity?: boolean
  /** Whether they can be put in the order of their numbers. */
  hasNumber?: boolean
}) {
  return (
    <div className={styles['order']}>
      {hasDensity ? (
        <div className={styles['density']}>
          <SegmentedControl
            label="Cards in a row"
            value={String(search.columns ?? DEFAULT_COLUMNS)}
            options={[
              { value: '3', label: '3' },
              { value: '4', label: '4' },
            ]}
            onChange={(value) => change({ columns: value === '3' ? 3 : undefined })}
          />
        </div>
      ) : null}
      <select
        className={styles['sort']}
        aria-label="Sort"
        value={hasWords && !search.sort ? 'best' : (search.sort ?? 'name')}
        onChange={({ target }) => {
          const sort = CARD_SORTS.find((choice) => choice === target.value)
          change({ sort: sort === 'name' && !hasWords ? undefined : sort })
        }}
      >
        {hasWords ? <option value="best">Best match</option> : null}
        {CARD_SORTS.filter((sort) => sort !== 'number' || hasNumber || search.sort === 'number').map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </select>
    </div>
  )
}
