import type { Match } from '#domain/matches/match.ts'
import { useNow } from '#ui/useNow.ts'
import { ResultMark } from '../ResultMark.tsx'
import { matchDay, matchName } from '../texts.ts'
import styles from './RecentMatches.module.css'

/** The results of the latest matches, latest first (requirements §9: 10). */
export function RecentMatches({ matches }: { matches: readonly Match[] }) {
  const now = useNow()
  return (
    <div className={styles['recent']}>
      <h3 id="recent-matches">Recent Matches</h3>
      <ol aria-labelledby="recent-matches">
        {matches.map((match) => {
          const name = `${matchName(match)}, ${matchDay(match, now)}`
          return (
            <li key={match.id} title={name}>
              <ResultMark result={match.result} />
              <span className="spoken">{name}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
