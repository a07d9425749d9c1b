import { type ReactNode, useMemo } from 'react'
import { deckStats } from '#domain/matches/deckStats.ts'
import { countGames } from '#domain/matches/matchRecord.ts'
import { inkPairName, type Match } from '#domain/matches/match.ts'
import type { MatchesSearch } from '#url/matchesSearch.ts'
import { Panel } from '#ui/Panel.tsx'
import { InkPair } from '../InkPair.tsx'
import styles from './DeckPerformance.module.css'
import { MatchupGrid } from './MatchupGrid.tsx'
import { OverallRate } from './OverallRate.tsx'
import { RateTable } from './RateTable.tsx'
import { RecentMatches } from './RecentMatches.tsx'
import { TrendChart } from './TrendChart.tsx'

/** The minimum number of matches for the chart of the trend. */
const TREND_FROM = 3

/**
 * The statistics of the matches of one or several decks (requirements §2, Deck Performance panel; §3, Deck stats).
 * @param compared the matches against all opponents, if `matches` are only those against one pair of inks.
 * @param search the filters of `compared`.
 * @param action shown beside the title.
 * @param empty shown without matches.
 */
export function DeckPerformance({
  matches,
  compared = matches,
  search,
  title = 'Deck Performance',
  action,
  empty,
}: {
  matches: readonly Match[]
  compared?: readonly Match[]
  search: MatchesSearch
  title?: string
  action?: ReactNode
  empty: ReactNode
}) {
  const { all, onPlay, onDraw, matchups, recent } = useMemo(() => deckStats(matches), [matches])
  const games = useMemo(() => countGames(matches), [matches])
  return (
    <Panel title={title} action={action}>
      {all.total === 0 ? (
        empty
      ) : (
        <div className={styles['box']}>
          <div className={styles['parts']}>
            <OverallRate record={all} games={games} abandoned={matches.length - all.total} />
            <MatchupGrid matches={compared} search={search} />
            <div>
              <RateTable
                title="Play and Draw"
                rows={[
                  { key: 'play', label: 'On the play', record: onPlay },
                  { key: 'draw', label: 'On the draw', record: onDraw },
                ]}
              />
              {all.total >= TREND_FROM ? <TrendChart matches={matches} /> : null}
              <RecentMatches matches={recent} />
            </div>
            <RateTable
              title="Color Matchups"
              rows={matchups.map(({ opponentInks, record }) => ({
                key: inkPairName(opponentInks),
                label: <InkPair inks={opponentInks} named />,
                record,
              }))}
            />
          </div>
        </div>
      )}
    </Panel>
  )
}
