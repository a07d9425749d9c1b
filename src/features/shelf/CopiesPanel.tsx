import { useSearch } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { useChangeAddress } from '#cardUi/list/useChangeAddress.ts'
import { foldText } from '#domain/cards/foldText.ts'
import type { CardAllocation } from '#domain/shelf/allocation.ts'
import { isWantedTwice } from '#domain/shelf/conflicts.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Panel } from '#ui/Panel.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import type { ShelfSearch } from '#url/shelfSearch.ts'
import styles from './CopiesPanel.module.css'
import { CopiesTable, type CopiesRow } from './CopiesTable.tsx'
import type { Shelf } from './useShelf.ts'

type Shown = ShelfSearch['copies'] | 'all'

const FILTERS: readonly { value: NonNullable<Shown>; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'free', label: 'Free' },
  { value: 'deck', label: 'In a deck' },
  { value: 'twice', label: 'In conflict' },
]

const IS_SHOWN: Record<NonNullable<Shown>, (card: CardAllocation) => boolean> = {
  all: ({ owned }) => owned > 0,
  free: ({ free }) => free > 0,
  deck: ({ owned, free }) => free < owned,
  twice: isWantedTwice,
}

/** All owned cards by name, with the copies that are free and the decks that hold the others. */
export function CopiesPanel({ shelf }: { shelf: Shelf }) {
  const shown = useSearch({ from: '/shelf', select: ({ copies }) => copies ?? 'all' })
  const changeAddress = useChangeAddress('/shelf')
  const [text, setText] = useState('')
  const typed = foldText(useDeferredValue(text).trim())
  const all = useMemo(() => listRows(shelf), [shelf])
  const rows = useMemo(
    () => all.filter(({ key, copies }) => IS_SHOWN[shown](copies) && key.includes(typed)),
    [all, shown, typed],
  )
  return (
    <Panel
      id="copies"
      title="Copies"
      action={
        <div className={styles['filters']}>
          <SegmentedControl
            label="Copies"
            value={shown}
            options={FILTERS}
            onChange={(copies) => changeAddress({ search: { copies: copies === 'all' ? undefined : copies } })}
          />
        </div>
      }
    >
      <div className={styles['search']}>
        <SearchField label="Search copies" placeholder="Card name" value={text} onChange={setText} />
        <p role="status">{countOf(rows.length, 'card')}</p>
      </div>
      {rows.length === 0 ? (
        <p className={styles['none']}>{emptyText(shown, typed !== '')}</p>
      ) : (
        <CopiesTable rows={rows} shelf={shelf} />
      )}
    </Panel>
  )
}

const listRows = ({ allocation, keys, cardOf }: Shelf): readonly CopiesRow[] =>
  keys.flatMap((key) => {
    const copies = allocation.cards.get(key)
    const card = copies && copies.owned > 0 ? cardOf(key) : undefined
    return card && copies ? [{ key, card, copies }] : []
  })

function emptyText(shown: NonNullable<Shown>, isSearched: boolean): string {
  if (isSearched) return 'No card has this name.'
  if (shown === 'deck') return 'No deck holds copies. Check a deck that you have assembled.'
  if (shown === 'twice') return 'No two decks want the same copies.'
  if (shown === 'free') return 'No copies are free.'
  return 'Your collection is empty.'
}
