import { ClearButton } from '#ui/ClearButton.tsx'
import type { DecksView } from './useDecksView.ts'

/** Removes the filter of a list of decks. */
export function ClearFilters({ view: { clear, clearHref }, variant }: { view: DecksView; variant: 'quiet' | 'gold' }) {
  return (
    <ClearButton variant={variant} href={clearHref} onPress={clear}>
      Clear Filters
    </ClearButton>
  )
}
