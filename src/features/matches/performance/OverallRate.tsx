import { matchesUntilVerdict, rateInterval, winRateVerdict, type Verdict } from '#domain/matches/winRateConfidence.ts'
import { formatRate, formatRecord, type MatchRecord, rateTone, winRate } from '#domain/matches/matchRecord.ts'
import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { gamesText, matchesText } from '../texts.ts'
import styles from './OverallRate.module.css'
import { RateBar } from './RateBar.tsx'

const VERDICTS: Record<Exclude<Verdict, 'open'>, string> = {
  better: "You're winning more than half, and it isn't luck.",
  worse: "You're winning less than half, and it isn't bad luck.",
  even: 'About even: the true rate is within 10 points of this one.',
}

/**
 * The win rate of all matches with its confidence and counts.
 * @param games the record of their games, shown if a match had several.
 * @param abandoned the number of matches that do not count.
 */
export function OverallRate({
  record,
  games,
  abandoned,
}: {
  record: MatchRecord
  games: MatchRecord
  abandoned: number
}) {
  const rate = winRate(record)
  return (
    <div className={styles['overall']}>
      <div className={styles['rate']}>
        <p className={styles['number']} data-tone={rateTone(rate)}>
          {formatRate(rate)}
        </p>
        <p>
          <b>Win rate</b>
          <span>
            {formatRecord(record)} in {matchesText(record.total)}
          </span>
          {games.total === record.total ? null : (
            <span>
              {formatRecord(games)} in {gamesText(games.total)}
            </span>
          )}
          {abandoned === 0 ? null : <span>{formatCount(abandoned)} abandoned, not counted</span>}
        </p>
      </div>
      <RateBar record={record} />
      <Certainty record={record} />
      <dl className={styles['counts']}>
        {(
          [
            ['Matches', record.total],
            ['Wins', record.wins],
            ['Losses', record.losses],
            ['Ties', record.ties],
          ] as const
        ).map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Certainty({ record }: { record: MatchRecord }) {
  const interval = rateInterval(record)
  const verdict = winRateVerdict(record)
  const matches = matchesUntilVerdict(record) ?? 0
  if (!interval) return null
  return (
    <div className={styles['certainty']}>
      <p>
        95% sure: between <b>{formatRate(interval.low)}</b> and <b>{formatRate(interval.high)}</b>
      </p>
      {verdict === 'open' ? (
        <p>
          <b>{countOf(matches, 'more match', 'more matches')} to know</b> if you're really above, below or near 50%, at
          this rate.
        </p>
      ) : (
        <p>{VERDICTS[verdict]}</p>
      )}
      <details>
        <summary>How sure?</summary>
        <p>
          A win rate of few matches can be luck. The likely range is where the true rate lies in 95 of 100 cases; the
          bars show it with a mark at 50%. It gets narrower with each match. A best of two or three counts as one match:
          a win, a loss or a tie.
        </p>
      </details>
    </div>
  )
}
