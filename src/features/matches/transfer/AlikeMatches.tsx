import { formatDay } from '#domain/dates/formatDay.ts'
import type { Alike } from '#domain/matches/transfer/compareImport.ts'
import { matchName } from '../texts.ts'
import styles from './ImportMatchesDialog.module.css'

/** Asks which matches of a file are ones that the member logged by hand. */
export function AlikeMatches({
  alike,
  others,
  onChange,
}: {
  alike: readonly Alike[]
  /** The ids of games that are other matches, as the member says. */
  others: ReadonlySet<string>
  onChange: (others: ReadonlySet<string>) => void
}) {
  if (alike.length === 0) return null
  const toggle = (gameId: string) => {
    const next = new Set(others)
    if (!next.delete(gameId)) next.add(gameId)
    onChange(next)
  }
  return (
    <fieldset className={styles['alike']}>
      <legend>Did you log these by hand?</legend>
      <p>Checked matches are already logged and will not be added again. The others are imported.</p>
      <ul>
        {alike.map(({ match: { gameId }, logged }) => (
          <li key={gameId}>
            <label>
              <input type="checkbox" checked={!others.has(gameId)} onChange={() => toggle(gameId)} />
              <span>
                {formatDay(new Date(logged.matchDate), 'medium')}: {matchName(logged)}
                {logged.opponentName ? `, ${logged.opponentName}` : ''}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
