import { CARD_SORTS, type CardSortChoice } from '#url/cardsSearch.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { SortSelect } from '#ui/SortSelect.tsx'
import { DEFAULT_COLUMNS } from '../face/cardShape.ts'
import styles from './CardOrderBar.module.css'
import type { CardsView } from './useCardsView.ts'

const SORT_LABELS: Record<CardSortChoice, string> = {
  name: 'Name A to Z',
  'cost-asc': 'Cost Low to High',
  'cost-desc': 'Cost High to Low',
  color: 'Color',
  number: 'Card Number',
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
  const columnsOf = (value: string) => (value === '3' ? 3 : undefined)
  return (
    <div className={styles['order']}>
      {hasDensity ? (
        <div className={styles['density']}>
          <SegmentedControl
            label="Cards per row"
            value={String(search.columns ?? DEFAULT_COLUMNS)}
            options={[
              { value: '3', label: '3' },
              { value: '4', label: '4' },
            ]}
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
