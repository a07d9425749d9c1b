import { type RefObject, useMemo } from 'react'
import { ALL_MET_INKS, inkPairName, type Match, type MetInks } from '#domain/matches/match.ts'
import type { ImportDeck } from '#domain/matches/transfer/makeMatchRows.ts'
import type { MatchesSearch } from '#url/matchesSearch.ts'
import { Button } from '#ui/Button.tsx'
import styles from './MatchesPage.module.css'
import { PeriodField } from './PeriodField.tsx'
import { matchesText } from './texts.ts'

/**
 * Filters matches by deck, opponent's inks and period, and says how many are shown.
 * @param matches all matches; the inks of their opponents are offered.
 * @param count the number of shown matches.
 */
export function MatchFilters({
  ref,
  search,
  matches,
  decks,
  count,
  onChange,
  onClear,
}: {
  ref: RefObject<HTMLDivElement | null>
  search: MatchesSearch
  matches: readonly Match[]
  decks: readonly ImportDeck[]
  count: number
  onChange: (values: MatchesSearch) => void
  onClear: () => void
}) {
  const opponents = useMemo(() => listOpponents(matches, search.against), [matches, search.against])
  const isDeleted = search.deck !== undefined && !decks.some(({ id }) => id === search.deck)
  const isFiltered = Object.values(search).some((value) => value !== undefined)
  return (
    <div ref={ref} className={styles['filters']}>
      <select
        aria-label="Deck"
        value={search.deck ?? ''}
        onChange={({ target }) => onChange({ deck: target.value || undefined })}
      >
        <option value="">All decks</option>
        {isDeleted ? <option value={search.deck}>Deleted deck</option> : null}
        {decks.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        aria-label="Opponent"
        value={search.against ? inkPairName(search.against) : ''}
        onChange={({ target }) => onChange({ against: opponents.find((inks) => inkPairName(inks) === target.value) })}
      >
        <option value="">All opponents</option>
        {opponents.map((inks) => (
          <option key={inkPairName(inks)}>{inkPairName(inks)}</option>
        ))}
      </select>
      <PeriodField value={search} onChange={onChange} />
      <p role="status">{matchesText(count)}</p>
      {isFiltered ? (
        <Button variant="quiet" onClick={onClear}>
          Clear Filters
        </Button>
      ) : null}
    </div>
  )
}

/** All pairs of inks, then the single inks of opponents. */
function listOpponents(matches: readonly Match[], chosen: MetInks | undefined): readonly MetInks[] {
  const met = new Set([...matches.map(({ opponentInks }) => inkPairName(opponentInks)), chosen && inkPairName(chosen)])
  return ALL_MET_INKS.filter((inks) => inks.length === 2 || met.has(inkPairName(inks)))
}
