import { INITIATIVE_TEXTS, matchDay, RESULT_TEXTS } from '../texts.ts'
import { InkPair } from '../InkPair.tsx'
import { ResultMark } from '../ResultMark.tsx'
import type { MatchRows } from './matchActions.ts'
import styles from './MatchList.module.css'
import { NotLogged } from './NotLogged.tsx'
import { MatchRowActions } from './MatchRowActions.tsx'

/** The compact format of a history: a row for each match that fits on a phone. */
export function MatchList({ matches, deckNames, now, actions }: MatchRows) {
  return (
    <ul className={styles['list']}>
      {matches.map((match) => (
        <li key={match.id}>
          <ResultMark result={match.result} />
          <div className={styles['facts']}>
            <p className={styles['first']}>
              <span className="spoken">{RESULT_TEXTS[match.result]} against</span>
              <InkPair inks={match.opponentInks} />
              <span>{INITIATIVE_TEXTS[match.initiative]}</span>
            </p>
            <p className={styles['second']}>
              <time dateTime={match.matchDate}>{matchDay(match, now)}</time>
              {deckNames ? <span>{deckNames.get(match.deckId)}</span> : null}
            </p>
          </div>
          <MatchRowActions match={match} actions={actions} />
          <NotLogged match={match} />
          {match.notes ? <p className={styles['notes']}>{match.notes}</p> : null}
        </li>
      ))}
    </ul>
  )
}
