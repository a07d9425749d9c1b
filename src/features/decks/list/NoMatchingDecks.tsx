import type { ReactNode } from 'react'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Stands where a filter lets no deck through, with the way to take it off (requirements §2, User decks). */
export function NoMatchingDecks({ onClear, children }: { onClear: () => void; children: ReactNode }) {
  return (
    <EmptyState
      title="No Matching Decks"
      actions={
        <Button variant="gold" onClick={onClear}>
          Clear Filters
        </Button>
      }
    >
      {children}
    </EmptyState>
  )
}
