import { Link } from '@tanstack/react-router'
import { paths } from '#url/paths.ts'
import { InkPair } from '../InkPair.tsx'
import { ResultMark } from '../ResultMark.tsx'
import { INITIATIVE_TEXTS, matchDay, resultText, roundText } from '../texts.ts'
import type { MatchRows } from './matchActions.ts'
import { MatchRowActions } from './MatchRowActions.tsx'
import styles from './MatchTable.module.css'
import { NotLogged } from './NotLogged.tsx'

/** The table format of a history. */
export function MatchTable({ matches, deckNames, now, actions, rowProps }: MatchRows) {
  return (
    <table className={styles['table']}>
      <caption className="spoken">Matches, the latest first</caption>
      <thead>
        <tr>
          <th scope="col">Result</th>
          <th scope="col">Opponent</th>
          {deckNames ? <th scope="col">Deck</th> : null}
          <th scope="col">Initiative</th>
          <th scope="col">Date</th>
          <th scope="col">Notes</th>
          <th scope="col">
            <span className="spoken">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {matches.map((match, index) => (
          <tr key={match.id} {...rowProps?.(index)}>
            <td>
              <span className={styles['result']}>
                <ResultMark result={match.result} /> {resultText(match)}
              </span>
            </td>
            <td>
              <InkPair inks={match.opponentInks} /> {match.opponentName}
            </td>
            {deckNames ? (
              <td className={styles['deck']}>
                <Link to={paths.deck(match.deckId)}>{deckNames.get(match.deckId) ?? 'Deck'}</Link>
              </td>
            ) : null}
            <td className={styles['whole']}>{INITIATIVE_TEXTS[match.initiative]}</td>
            <td className={styles['whole']}>
              <time dateTime={match.matchDate}>{matchDay(match, now)}</time>
            </td>
            <td className={styles['notes']}>
              <NotLogged match={match} />
              {roundText(match) ? <p>{roundText(match)}</p> : null}
              {match.notes}
            </td>
            <td>
              <MatchRowActions match={match} now={now} actions={actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
