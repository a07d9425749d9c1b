import { useMemo } from 'react'
import { inkPairName, type Match } from '#domain/matches/match.ts'
import { inPeriod } from '#domain/matches/period.ts'
import type { MatchesSearch } from '#url/matchesSearch.ts'

/**
 * The matches that the filters of the address select.
 * @param now the current time in milliseconds, which ends the period of the latest days.
 * @returns `shown` are the selected matches, and `compared` those of the same deck and period against any opponent. `against` is
 * the name of the selected opponent's inks.
 */
export function useFilteredMatches(matches: readonly Match[], search: MatchesSearch, now: number) {
  const compared = useMemo(
    () =>
      inPeriod(search.deck ? matches.filter(({ deckId }) => deckId === search.deck) : matches, search, new Date(now)),
    [matches, search, now],
  )
  const against = search.against && inkPairName(search.against)
  const shown = useMemo(
    () => (against ? compared.filter(({ opponentInks }) => inkPairName(opponentInks) === against) : compared),
    [compared, against],
  )
  return { compared, shown, against }
}
