import { ButtonLink } from '#ui/ButtonLink.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import type { DecksView } from './useDecksView.ts'

/** Removes the filter of a list of decks. */
export function ClearFilters({ view: { clear, clearHref }, variant }: { view: DecksView; variant: 'quiet' | 'gold' }) {
  return (
    <ButtonLink className={buttonStyle(variant)} href={clearHref} onPress={clear}>
      Clear Filters
    </ButtonLink>
  )
}
