import type { ReactNode } from 'react'
import { ClearFilters } from './ClearFilters.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { DecksView } from './useDecksView.ts'

/** Shown if no deck matches the filter (requirements §2, User decks). */
export function NoMatchingDecks({ view, children }: { view: DecksView; children: ReactNode }) {
  return (
    <EmptyState title="No Matching Decks" actions={<ClearFilters view={view} variant="gold" />}>
      {children}
    </EmptyState>
  )
}
