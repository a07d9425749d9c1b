import { useState } from 'react'
import { ALL_MET_INKS, inkPairName } from '#domain/matches/match.ts'
import { formatRate, formatRecord, type MatchRecord, winRate } from '#domain/matches/matchRecord.ts'
import { RATED_FROM, recordAgainstInks } from '#domain/matches/matchupGrid.ts'
import { countOf } from '#domain/text/countOf.ts'
import { compareRecords, type Evidence, SETTLED_PERCENT } from '#domain/versions/evidence.ts'
import { InkPair } from '#features/matches/InkPair.tsx'
import { RateBar } from '#features/matches/performance/RateBar.tsx'
import { Button } from '#ui/Button.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { ShownVersion } from './describeVersions.ts'
import common from './DeckVersions.module.css'
import styles from './VersionEvidence.module.css'

/** The number of matchups at first, those with the most matches. */
const FEW = 6

/** Whether the newer of two versions wins more often, as far as the matches show. */
export function VersionEvidence({
  versions,
  older,
  newer,
}: {
  versions: readonly ShownVersion[]
  older: ShownVersion
  newer: ShownVersion
}) {
  const evidence = compareRecords(
    newer.record,
    older.record,
    versions.map(({ record }) => record),
  )
  const [showsAll, setShowsAll] = useState(false)
  const pairs = ALL_MET_INKS.map((inks) => {
    const records = [older, newer].map(({ matches }) => recordAgainstInks(matches, inks))
    return { inks, records, total: records.reduce((sum, { total }) => sum + total, 0) }
  })
    .filter(({ total }) => total > 0)
    .toSorted((one, other) => other.total - one.total)
  return (
    <Panel title="Is It Better?">
      <dl className={styles['rates']}>
        {[newer, older].map(({ number, label, record }) => (
          <div key={number}>
            <dt>{label}</dt>
            <dd>
              <RateBar record={record} />
              <span>
                {record.total === 0 ? 'no matches' : `${formatRate(winRate(record))} · ${formatRecord(record)}`}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['answer']} role="status">
        {describe(evidence, older, newer)}
      </p>
      {pairs.length > 0 ? (
        <table className={common['table']}>
          <thead>
            <tr>
              <th scope="col">Against</th>
              <th scope="col">v{older.number}</th>
              <th scope="col">v{newer.number}</th>
            </tr>
          </thead>
          <tbody>
            {(showsAll ? pairs : pairs.slice(0, FEW)).map(({ inks, records }) => (
              <tr key={inkPairName(inks)}>
                <th scope="row">
                  <InkPair inks={inks} named />
                </th>
                {records.map((record, at) => (
                  <td key={at === 0 ? 'older' : 'newer'}>{matchupText(record)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {pairs.length > FEW ? (
        <Button variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer matchups' : `Show all ${pairs.length} matchups`}
        </Button>
      ) : null}
      <details className={styles['method']}>
        <summary>How sure?</summary>
        <p>
          Each version’s win rate is estimated from its matches and ten more at the win rate of all versions together,
          so that a few lucky matches do not count as proof. From {SETTLED_PERCENT}% on the question is settled. Ties
          count as matches that were not won, and a matchup’s rate is shown from {RATED_FROM} matches on.
        </p>
      </details>
    </Panel>
  )
}

const matchupText = (record: MatchRecord): string =>
  record.total === 0
    ? '–'
    : record.total < RATED_FROM
      ? formatRecord(record)
      : `${formatRecord(record)} · ${formatRate(winRate(record))}`

function describe(evidence: Evidence | null, older: ShownVersion, newer: ShownVersion) {
  if (!evidence) {
    const missing = [older, newer].filter(({ record }) => record.total === 0).map(({ number }) => `v${number}`)
    return `No matches with ${missing.join(' and ')} yet. Log some to compare them.`
  }
  const { percent, isSettled, matchesNeeded } = evidence
  const isNewer = percent >= 50
  const [better, sure] = [isNewer ? newer : older, isNewer ? percent : 100 - percent]
  return (
    <>
      <b>{sure > 99 ? '>99' : Math.round(sure)}%</b>{' '}
      <span>
        sure that v{better.number} is better.{' '}
        {isSettled
          ? 'Settled.'
          : matchesNeeded === null
            ? 'Not settled, and at these rates it would take more than 1,000 matches with each.'
            : `Not settled: about ${countOf(matchesNeeded, 'more match', 'more matches')} with each would bring it to ${SETTLED_PERCENT}% at these rates.`}
      </span>
    </>
  )
}
