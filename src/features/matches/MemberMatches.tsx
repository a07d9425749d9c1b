import { Link, useSearch } from '@tanstack/react-router'
import { ArrowDown } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { useChangeAddress } from '#cardUi/list/useChangeAddress.ts'
import type { Match } from '#domain/matches/match.ts'
import type { ImportDeck } from '#domain/matches/transfer/makeMatchRows.ts'
import type { MatchesSearch } from '#url/matchesSearch.ts'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { useNow } from '#ui/useNow.ts'
import { useShown } from '#ui/useShown.ts'
import { EventDays } from './events/EventDays.tsx'
import { MatchHistory } from './history/MatchHistory.tsx'
import { LogMatchButton } from './LogMatchButton.tsx'
import { LogMatchKey } from './LogMatchKey.tsx'
import { MatchFilters } from './MatchFilters.tsx'
import styles from './MatchesPage.module.css'
import { DeckPerformance } from './performance/DeckPerformance.tsx'
import { MatchesTitle } from './MatchesTitle.tsx'
import { NoDecks } from './NoDecks.tsx'
import { NoMatchesFound } from './NoMatchesFound.tsx'
import { MatchFiles } from './transfer/MatchFiles.tsx'
import { useFilteredMatches } from './useFilteredMatches.ts'

/** The number of rows at first, and of each further step. */
const ROWS = 50

/** The matches of a member's decks, filtered by the address, with their statistics. */
export function MemberMatches({
  userId,
  matches,
  decks,
}: {
  userId: string
  matches: readonly Match[]
  decks: readonly ImportDeck[]
}) {
  const search = useSearch({ from: '/matches' })
  const changeAddress = useChangeAddress('/matches')
  const now = useNow()
  const isWide = useMediaQuery('(min-width: 68.75em)')
  const deckNames = useMemo(() => new Map(decks.map(({ id, name }) => [id, name])), [decks])
  const { compared, shown, against } = useFilteredMatches(matches, search, now)
  const [rows, more, rowProps, resetRows] = useShown(shown, ROWS, ROWS)
  const change = (values: MatchesSearch) => {
    resetRows()
    // Typing a day may pass through other valid days, which Back should not restore.
    const replace = hasDays(search) && hasDays({ ...search, ...values })
    changeAddress({ search: (before) => ({ ...before, ...values }), replace })
  }
  const filters = useRef<HTMLDivElement>(null)
  const clear = () => {
    change({ deck: undefined, last: undefined, from: undefined, to: undefined, against: undefined })
    // The pressed button disappears with the filters.
    filters.current?.querySelector('select')?.focus()
  }
  // The deck of the last match is the most likely one for the next.
  const chosen = decks.find(({ id }) => id === search.deck)?.id
  const deckId = chosen ?? matches[0]?.deckId ?? decks[0]?.id
  const log = <LogMatchButton userId={userId} deckId={deckId} />

  // A refused match of a deleted deck can still be edited.
  if (decks.length === 0 && matches.length === 0) return <NoDecks />
  return (
    <>
      <LogMatchKey userId={userId} deckId={() => deckId} />
      <header className={styles['head']}>
        <MatchesTitle />
        <div className={styles['actions']}>
          <MatchFiles userId={userId} matches={shown} all={matches} decks={decks} />
          {matches.length === 0 ? null : log}
        </div>
      </header>
      {matches.length === 0 ? (
        <EmptyState title="No Matches Yet" actions={log}>
          Log how a game went, against which inks and who began. After a few games you see what your decks are good
          against, and how sure that is.
        </EmptyState>
      ) : (
        <>
          <MatchFilters
            ref={filters}
            search={search}
            matches={matches}
            decks={decks}
            count={shown.length}
            onChange={change}
            onClear={clear}
          />
          {shown.length === 0 ? (
            <NoMatchesFound search={search} against={against} onClear={clear} />
          ) : (
            <>
              <div className={styles['overview']}>
                <DeckPerformance
                  matches={shown}
                  compared={compared}
                  search={search}
                  title="Performance"
                  action={
                    <div className={styles['links']}>
                      <Link to={paths.matchups()} className={buttonStyle('quiet')}>
                        Community
                      </Link>
                      {isWide ? null : (
                        <a href="#match-history" className={buttonStyle('quiet')}>
                          History <ArrowDown aria-hidden size={16} />
                        </a>
                      )}
                    </div>
                  }
                  empty={null}
                />
                <EventDays matches={shown} />
              </div>
              <MatchHistory
                userId={userId}
                matches={shown}
                title={against ? `Match History: ${against}` : undefined}
                action={
                  against ? (
                    <Button
                      variant="quiet"
                      onClick={({ currentTarget }) => {
                        change({ against: undefined })
                        // The pressed button disappears with the filter.
                        currentTarget.closest('section')?.focus({ preventScroll: true })
                      }}
                    >
                      All opponents
                    </Button>
                  ) : null
                }
                format={isWide ? 'table' : 'compact'}
                maxRows={rows.length}
                rowProps={rowProps}
                deckNames={deckNames}
                more={more ? <Button onClick={more.show}>Show More</Button> : null}
              />
            </>
          )}
        </>
      )}
    </>
  )
}

const hasDays = ({ from, to }: MatchesSearch) => from !== undefined || to !== undefined
