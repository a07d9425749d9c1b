import type { ReactNode } from 'react'
import type { Ink } from '#domain/cards/vocabulary.ts'
import type { Legality } from '#domain/decks/legality.ts'
import { InkButtons } from '#cardUi/list/InkButtons.tsx'
import { ControlRow } from '#ui/ControlRow.tsx'
import { SegmentedControl } from '#ui/SegmentedControl.tsx'
import type { DecksView } from './useDecksView.ts'

const FORMATS = [
  { value: 'all', label: 'All' },
  { value: 'core', label: 'Core' },
  { value: 'infinity', label: 'Infinity' },
] as const

/** The filters of every list of decks except for words: formats and inks. On a phone they are one row. */
export function DeckFilterBar({
  view: { search, change, toggleInk, addressOf, hrefOfInk },
  inks,
  children,
  end,
}: {
  view: DecksView
  /** The inks of the decks; null if they are unknown. */
  inks: readonly Ink[] | null
  /** Further controls, before the others. */
  children?: ReactNode
  /** Further controls, after the others. */
  end?: ReactNode
}) {
  const withFormat = (format: 'all' | Legality) => ({ format: format === 'all' ? undefined : format })
  return (
    <ControlRow>
      {children}
      <SegmentedControl
        label="Format"
        value={search.format ?? 'all'}
        options={FORMATS}
        hrefOf={(format) => addressOf(withFormat(format))}
        onChange={(format) => change(withFormat(format))}
      />
      <InkButtons
        chosen={search.color ?? []}
        available={inks && new Set(inks)}
        hrefOf={hrefOfInk}
        onToggle={toggleInk}
      />
      {end}
    </ControlRow>
  )
}
