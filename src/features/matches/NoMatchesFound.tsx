import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { MatchesSearch } from '#url/matchesSearch.ts'

/** Says which filters select no match. */
export function NoMatchesFound({
  search,
  against,
  onClear,
}: {
  search: MatchesSearch
  /** The name of the selected opponent's inks. */
  against: string | undefined
  onClear: () => void
}) {
  const isFilteredByDay = search.last !== undefined || search.from !== undefined || search.to !== undefined
  return (
    <EmptyState title="No matches found" actions={<Button onClick={onClear}>Clear Filters</Button>}>
      {search.deck || against
        ? `No match${search.deck ? ' of this deck' : ''}${against ? ` against ${against}` : ''} was played${isFilteredByDay ? ' in this period' : ' yet'}.`
        : 'No matches in this period.'}
    </EmptyState>
  )
}
