import { gamesUntilVerdict, rateInterval, winRateVerdict, type Verdict } from '#domain/matches/winRateConfidence.ts'
import { formatRate, formatRecord, type MatchRecord, rateTone, winRate } from '#domain/matches/matchRecord.ts'
import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { matchesText } from '../texts.ts'
import styles from './OverallRate.module.css'
import { RateBar } from './RateBar.tsx'

const VERDICTS: Record<Exclude<Verdict, 'open'>, string> = {
  better: "You're winning more than half, and it isn't luck.",
  worse: "You're winning less than half, and it isn't bad luck.",
  even: 'About even: the true rate is within 10 points of this one.',
}

/** The win rate of all matches with its confidence and counts. */
export function OverallRate({ record }: { record: MatchRecord }) {
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
  const games = gamesUntilVerdict(record) ?? 0
  if (!interval) return null
  return (
    <div className={styles['certainty']}>
      <p>
        95% sure: between <b>{formatRate(interval.low)}</b> and <b>{formatRate(interval.high)}</b>
      </p>
      {verdict === 'open' ? (
        <p>
          <b>{countOf(games, 'more game')} to know</b> whether that is above half, below it or about even, at this rate.
        </p>
      ) : (
        <p>{VERDICTS[verdict]}</p>
      )}
    </div>
  )
}
