import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { unreachableText } from '#data/backend/errors.ts'
import { useMatches } from '#data/matches/useMatches.ts'
import { inPeriod } from '#domain/matches/period.ts'
import { paths } from '#url/paths.ts'
import type { MatchesSearch } from '#url/matchesSearch.ts'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Panel } from '#ui/Panel.tsx'
import { useNow } from '#ui/useNow.ts'
import styles from './DeckMatches.module.css'
import { MatchHistory } from './history/MatchHistory.tsx'
import { LogMatchButton } from './LogMatchButton.tsx'
import panel from './Panel.module.css'
import { DeckPerformance } from './performance/DeckPerformance.tsx'
import { PeriodField } from './PeriodField.tsx'

/** The number of rows beside the statistics. */
const SHOWN = 10

/** The matches of a deck with their statistics, only for its owner (requirements §2, Deck detail). */
export function DeckMatches({ deckId, userId }: { deckId: string; userId: string }) {
  const { data: matches, error, refetch } = useMatches(userId, deckId)
  const [period, setPeriod] = useState<Pick<MatchesSearch, 'last' | 'from' | 'to'>>({})
  const now = useNow()
  const shown = useMemo(() => inPeriod(matches ?? [], period, new Date(now)), [matches, period, now])
  const action = <LogMatchButton userId={userId} deckId={deckId} isMain={false} />
  if (!matches && error)
    return (
      <ErrorState title={error.message} onRetry={() => void refetch()}>
        {unreachableText(error)}
      </ErrorState>
    )
  if (!matches) return <div className={styles['waiting']} role="status" aria-label="Loading matches" />
  if (matches.length === 0)
    return (
      <Panel title="Match History">
        <EmptyState title="No Matches Yet" actions={action}>
          Log the games you play with this deck: how they went, against which inks, and who began. Your statistics
          update after each match.
        </EmptyState>
      </Panel>
    )
  return (
    <div className={styles['matches']}>
      <MatchHistory
        userId={userId}
        matches={matches}
        format="compact"
        maxRows={SHOWN}
        action={action}
        more={
          <Link to={paths.matches({ deck: deckId })} className={buttonStyle('quiet')}>
            All matches
          </Link>
        }
      />
      <DeckPerformance
        matches={shown}
        search={{ deck: deckId, ...period }}
        action={<PeriodField value={period} onChange={setPeriod} />}
        empty={
          <p className={panel['note']}>
            No match of this deck was played in this period.{' '}
            <Button
              variant="quiet"
              onClick={({ currentTarget }) => {
                // The pressed button disappears with the period.
                currentTarget.closest('section')?.querySelector('select')?.focus()
                setPeriod({})
              }}
            >
              All time
            </Button>
          </p>
        }
      />
    </div>
  )
}
