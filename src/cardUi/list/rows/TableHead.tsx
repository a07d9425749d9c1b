import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import type { CardSortChoice } from '#url/cardsSearch.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { moveFocusInGrid } from '#ui/moveFocusInGrid.ts'
import { useIsHydrated } from '#ui/useIsHydrated.ts'
import type { CardsView } from '../useCardsView.ts'
import styles from './CardTable.module.css'
import columns from './tableColumns.module.css'
import { NAME_COLUMN, TABLE_COLUMNS, type TableColumn } from './tableColumns.tsx'

const SORTED_COLUMNS: readonly Omit<TableColumn, 'render'>[] = [NAME_COLUMN, ...TABLE_COLUMNS]

/** The ascending sorts whose names do not end in "-asc". */
const ASCENDING = new Set<CardSortChoice>(['name', 'color', 'type', 'set'])
const isAscending = (sort: CardSortChoice) => ASCENDING.has(sort) || sort.endsWith('-asc')

/**
 * The headers of the table of cards. A press on a header sorts by its column; a second press reverses the order. The headers are
 * one tab stop, and arrow keys move between them.
 */
export function TableHead({
  view: { search, defaultSort, hasWords, change, addressOf },
  hasOwned,
}: {
  view: Pick<CardsView, 'search' | 'defaultSort' | 'hasWords' | 'change' | 'addressOf'>
  hasOwned: boolean
}) {
  const isHydrated = useIsHydrated()
  const [stop, setStop] = useState(0)
  // Within one set the order by number is the order of the column of sets.
  const sort = search.sort ?? (hasWords ? undefined : defaultSort === 'number' ? 'set' : 'name')
  return (
    <thead>
      {/* Key events bubble from the buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <tr aria-rowindex={1} onKeyDown={moveFocusInGrid}>
        {SORTED_COLUMNS.map(({ key, label, explanation, sorts: [first, second] }, index) => {
          const isSorted = sort === first || sort === second
          const next = sort === first ? second : first
          const values = { sort: next === defaultSort && !hasWords ? undefined : next }
          return (
            <th
              key={key}
              scope="col"
              className={key === 'name' ? styles['name'] : columns[key]}
              {...(isSorted && { 'aria-sort': isAscending(sort) ? 'ascending' : 'descending' })}
              onFocus={() => setStop(index)}
            >
              <ButtonLink
                href={addressOf?.(values)}
                {...(explanation !== undefined && { title: explanation, 'aria-label': `${label}, ${explanation}` })}
                {...(isHydrated && { tabIndex: index === stop ? 0 : -1 })}
                onPress={() => change(values)}
              >
                {isSorted ? (
                  isAscending(sort) ? (
                    <ArrowUp aria-hidden size={14} />
                  ) : (
                    <ArrowDown aria-hidden size={14} />
                  )
                ) : null}
                {label}
              </ButtonLink>
            </th>
          )
        })}
        {hasOwned ? (
          <th scope="col" className={columns['owned']}>
            Owned
          </th>
        ) : null}
      </tr>
    </thead>
  )
}
