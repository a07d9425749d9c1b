import { formatScore } from '#domain/matches/match.ts'
import { INITIATIVE_TEXTS, matchDay, RESULT_TEXTS, roundText } from '../texts.ts'
import { InkPair } from '../InkPair.tsx'
import { ResultMark } from '../ResultMark.tsx'
import type { MatchRows } from './matchActions.ts'
import styles from './MatchList.module.css'
import { NotLogged } from './NotLogged.tsx'
import { MatchRowActions } from './MatchRowActions.tsx'

/** The compact format of a history: a row for each match that fits on a phone. */
export function MatchList({ matches, deckNames, now, actions, rowProps }: MatchRows) {
  return (
    <ul className={styles['list']}>
      {matches.map((match, index) => (
        <li key={match.id} {...rowProps?.(index)}>
          <ResultMark result={match.result} />
          <div className={styles['facts']}>
            <p className={styles['first']}>
              <span className="spoken">{RESULT_TEXTS[match.result]} against</span>
              <InkPair inks={match.opponentInks} />
              {match.score ? <b>{formatScore(match.score)}</b> : null}
              {match.opponentName ? <span>{match.opponentName}</span> : null}
              <span>{INITIATIVE_TEXTS[match.initiative]}</span>
            </p>
            <p className={styles['second']}>
              <time dateTime={match.matchDate}>{matchDay(match, now)}</time>
              {deckNames ? <span>{deckNames.get(match.deckId)}</span> : null}
            </p>
            {roundText(match) ? <p className={styles['round']}>{roundText(match)}</p> : null}
          </div>
          <MatchRowActions match={match} now={now} actions={actions} />
          <NotLogged match={match} />
          {match.notes ? <p className={styles['notes']}>{match.notes}</p> : null}
        </li>
      ))}
    </ul>
  )
}
