import { useState } from 'react'
import { type CommunityMatchup, communityHeat, communityRecord } from '#domain/matches/communityMatchups.ts'
import { inkPairName, type Match, type OpponentInks } from '#domain/matches/match.ts'
import { HeatGrid } from '../performance/HeatGrid.tsx'
import grid from '../performance/MatchupGrid.module.css'
import styles from './CommunityMatchups.module.css'
import { basisText, yourText, rangeText, rateText } from './texts.ts'

/** The community's win rates against all pairs of inks; a pressed pair is described below. */
export function CommunityGrid({
  inks,
  matchups,
  matches,
}: {
  inks: OpponentInks
  matchups: readonly CommunityMatchup[]
  matches: readonly Match[] | undefined
}) {
  const byOpponent = new Map(matchups.map((matchup) => [inkPairName(matchup.opponentInks), matchup]))
  const [chosen, setChosen] = useState<string>()
  const shown = byOpponent.get(chosen ?? '') ?? matchups[0]
  return (
    <div className={styles['grid']}>
      <HeatGrid
        title="Win rates"
        note="lost to won; gray if it may be 50%"
        hasControl={(opponent) => byOpponent.has(inkPairName(opponent))}
        renderCell={(opponent, isStop) => {
          const name = inkPairName(opponent)
          const matchup = byOpponent.get(name)
          if (!matchup)
            return (
              <span className={grid['none']} title={name === inkPairName(inks) ? 'The same inks' : undefined}>
                –
              </span>
            )
          return (
            <button
              type="button"
              className={grid['cell']}
              data-heat={communityHeat(communityRecord(matchup))}
              aria-pressed={matchup === shown}
              aria-label={`${rateText(matchup)} ${rangeText(matchup)} likely range against ${name}`}
              title={name}
              tabIndex={isStop ? undefined : -1}
              onClick={() => setChosen(name)}
            >
              <b>{rateText(matchup)}</b>
              <span>{rangeText(matchup)}</span>
            </button>
          )
        }}
      />
      {shown ? (
        <p role="status">
          Against {inkPairName(shown.opponentInks)}: <b>{rateText(shown)}</b> ({rangeText(shown)}) over{' '}
          {basisText(shown)}.{yours(yourText(shown, matches))}
        </p>
      ) : null}
    </div>
  )
}

const yours = (record: string | null) => (record === null ? '' : ` Yours: ${record}.`)
