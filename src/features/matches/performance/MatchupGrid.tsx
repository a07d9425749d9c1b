import { Link } from '@tanstack/react-router'
import { ALL_MET_INKS, inkPairName, type Match, type MetInks } from '#domain/matches/match.ts'
import { formatRate, formatRecord, type MatchRecord, winRate } from '#domain/matches/matchRecord.ts'
import { heatOf, RATED_FROM, recordAgainst, recordAgainstInks } from '#domain/matches/matchupGrid.ts'
import type { MatchesSearch } from '#url/matchesSearch.ts'
import { matchesText } from '../texts.ts'
import { HeatGrid } from './HeatGrid.tsx'
import styles from './MatchupGrid.module.css'

/**
 * The records against opponents by their inks. Each record leads to its matches.
 * @param search the filters of the matches; each link adds its pair to them.
 */
export function MatchupGrid({ matches, search }: { matches: readonly Match[]; search: MatchesSearch }) {
  const against = search.against && inkPairName(search.against)
  const records = new Map(ALL_MET_INKS.map((inks) => [inkPairName(inks), recordAgainstInks(matches, inks)]))
  const recordOf = (inks: MetInks) => records.get(inkPairName(inks))
  return (
    <HeatGrid
      title="Matchups"
      note={`lost to won; gray under ${RATED_FROM} matches`}
      hasControl={(inks) => Boolean(recordOf(inks)?.total)}
      renderCell={(inks, isStop) => (
        <Matchup
          inks={inks}
          record={recordOf(inks)}
          search={search}
          isChosen={against === inkPairName(inks)}
          isStop={isStop}
        />
      )}
      renderAny={(ink) => <AnyMatchup record={recordAgainst(matches, ink)} />}
    />
  )
}

/** @param isStop whether the Tab key stops here. */
function Matchup({
  inks,
  record,
  search,
  isChosen,
  isStop,
}: {
  inks: MetInks
  record: MatchRecord | undefined
  search: MatchesSearch
  isChosen: boolean
  isStop: boolean
}) {
  // Few opponents have one ink.
  if (!record?.total) return inks.length === 1 ? null : <span className={styles['none']}>–</span>
  const heat = heatOf(record)
  const rate = heat === 'few' ? null : formatRate(winRate(record))
  const name = [rate, formatRecord(record), `in ${matchesText(record.total)} against ${inkPairName(inks)}`]
  return (
    <Link
      to="/matches"
      search={{ ...search, against: inks }}
      hash="match-history"
      className={styles['cell']}
      data-heat={heat}
      aria-current={isChosen ? 'true' : undefined}
      aria-label={name.filter((part) => part !== null).join(' ')}
      title={inkPairName(inks)}
      tabIndex={isStop ? undefined : -1}
    >
      {rate === null ? null : <b>{rate}</b>}
      <span>{formatRecord(record)}</span>
    </Link>
  )
}

function AnyMatchup({ record }: { record: MatchRecord }) {
  if (record.total === 0) return '–'
  return (
    <>
      {record.total < RATED_FROM ? null : <b>{formatRate(winRate(record))}</b>}
      <span>{formatRecord(record)}</span>
    </>
  )
}
