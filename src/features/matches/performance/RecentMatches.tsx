import type { Match } from '#domain/matches/match.ts'
import { useNow } from '#ui/useNow.ts'
import { ResultMark } from '../ResultMark.tsx'
import { matchDay, matchName } from '../texts.ts'
import styles from './RecentMatches.module.css'

/** How the latest matches ended, the latest first (requirements §9: 10). */
export function RecentMatches({ matches }: { matches: readonly Match[] }) {
  const now = useNow()
  return (
    <div className={styles['recent']}>
      <h3 id="recent-matches">Recent Matches</h3>
      <ol aria-labelledby="recent-matches">
        {matches.map((match) => {
          const said = `${matchName(match)}, ${matchDay(match, now)}`
          return (
            <li key={match.id} title={said}>
              <ResultMark result={match.result} />
              <span className="spoken">{said}</span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
