import type { ReactNode } from 'react'
import type { Ink } from '#domain/cards/vocabulary.ts'
import { InkButtons } from '#cardUi/list/InkButtons.tsx'
import { ControlRow } from '#ui/ControlRow.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import type { useDecksView } from './useDecksView.ts'

const FORMATS = [
  { value: 'all', label: 'All' },
  { value: 'core', label: 'Core' },
  { value: 'infinity', label: 'Infinity' },
] as const

/** What every list of decks is filtered by beside words: formats and inks. On a phone it is one row. */
export function DeckFilterBar({
  view: { search, change, toggleInk },
  inks,
  children,
}: {
  view: ReturnType<typeof useDecksView>
  /** The inks that any of the decks has; null where that is not known. */
  inks: readonly Ink[] | null
  /** Further controls, before the others. */
  children?: ReactNode
}) {
  return (
    <ControlRow>
      {children}
      <SegmentedControl
        label="Format"
        value={search.format ?? 'all'}
        options={FORMATS}
        onChange={(format) => change({ format: format === 'all' ? undefined : format })}
      />
      <InkButtons chosen={search.color ?? []} available={inks && new Set(inks)} onToggle={toggleInk} />
    </ControlRow>
  )
}
