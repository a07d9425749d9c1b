import { CARD_SORTS, type CardSortChoice, COLUMNS, MENU_SORTS } from '#url/cardsSearch.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import { SortSelect } from '#ui/SortSelect.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import styles from './CardOrderBar.module.css'
import { ViewButtons } from './ViewButtons.tsx'
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
  'color-desc': 'Color Reversed',
  type: 'Type A to Z',
  'type-desc': 'Type Z to A',
  set: 'Set and Number',
  'set-desc': 'Set Z to A',
  'foil-desc': 'Foil Price High to Low',
  'foil-asc': 'Foil Price Low to High',
}

/** The controls for the view, the order and, on large screens, the columns of a card list. */
export function CardOrderBar({
  view,
  hasViews = true,
  hasNumber = false,
  hasPrintings = false,
}: {
  view: CardsView
  /** Whether visitors can choose the view. Otherwise it is a grid. In a grid they can choose the number of columns. */
  hasViews?: boolean
  /** Whether the cards can be sorted by their numbers. */
  hasNumber?: boolean
  /** Whether visitors can choose one printing of each card. */
  hasPrintings?: boolean
}) {
  const { search, defaultSort, isOnePrinting, otherPrintings, layout, hasWords, change, addressOf } = view
  // Without words the first entry is the default order.
  const offered = MENU_SORTS.filter(
    (sort) => (sort !== defaultSort || hasWords) && (sort !== 'number' || hasNumber || defaultSort === 'number'),
  )
  const sorts = CARD_SORTS.filter((sort) => sort === search.sort || offered.some((other) => other === sort))
  const byDefault = useMediaQuery('(min-width: 100em)') ? 'fit' : '4'
  return (
    <div className={styles['order']}>
      {hasPrintings ? (
        <ButtonLink
          className={`${buttonStyle('plain')} ${styles['printings']}`}
          href={addressOf?.(otherPrintings)}
          isOn={isOnePrinting}
          onPress={() => change(otherPrintings)}
        >
          One per card
        </ButtonLink>
      ) : null}
      {hasViews ? <ViewButtons view={view} /> : null}
      {!hasViews || layout.view === 'grid' ? (
        <div className={styles['density']}>
          <SegmentedControl
            label="Cards per row"
            value={layout.columns ?? byDefault}
            options={COLUMNS.map((value) => ({ value, label: value === 'fit' ? 'Fit' : value }))}
            hrefOf={addressOf && ((value) => addressOf(layout.withColumns(value, byDefault)))}
            onChange={(value) => layout.chooseColumns(value, byDefault)}
          />
        </div>
      ) : null}
      <SortSelect
        className={styles['sort']}
        value={!hasWords && search.sort === defaultSort ? '' : (search.sort ?? '')}
        options={[
          { value: '', label: hasWords ? 'Best match' : SORT_LABELS[defaultSort] },
          ...sorts.map((sort) => ({ value: sort, label: SORT_LABELS[sort] })),
        ]}
        isInForm={addressOf !== undefined}
        onChange={(value) => change({ sort: CARD_SORTS.find((sort) => sort === value) })}
      />
    </div>
  )
}
