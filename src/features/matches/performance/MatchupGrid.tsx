import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { type Ink, INKS } from '#domain/cards/vocabulary.ts'
import { inkPairName, type Match, type OpponentInks, toOpponentInks } from '#domain/matches/match.ts'
import { formatRate, formatRecord, type MatchRecord, winRate } from '#domain/matches/matchRecord.ts'
import { heatOf, RATED_FROM, recordAgainst, recordAgainstPair } from '#domain/matches/matchupGrid.ts'
import type { MatchesSearch } from '#url/matchesSearch.ts'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import { matchesText } from '../texts.ts'
import styles from './MatchupGrid.module.css'

/**
 * The records against all pairs of inks: an opponent's two inks are a row and a column. Each pair leads to its matches.
 * @param search the filters of the matches; each link adds its pair to them.
 */
export function MatchupGrid({ matches, search }: { matches: readonly Match[]; search: MatchesSearch }) {
  const id = useId()
  const against = search.against && inkPairName(search.against)
  return (
    <div className={styles['matchups']}>
      <div className={styles['head']}>
        <h3 id={id}>Matchups</h3>
        <p>
          <span className={styles['scale']} aria-hidden />
          lost to won; gray under {RATED_FROM} matches
        </p>
      </div>
      <table aria-labelledby={id} className={styles['grid']}>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">Opponent’s inks</span>
            </th>
            {INKS.map((ink) => (
              <th key={ink} scope="col">
                <InkName ink={ink} />
              </th>
            ))}
            <th scope="col" className={styles['any']}>
              Any
            </th>
          </tr>
        </thead>
        <tbody>
          {INKS.map((row) => (
            <tr key={row}>
              <th scope="row">
                <InkName ink={row} />
              </th>
              {INKS.map((column) => (
                <td key={column}>
                  {row === column ? null : (
                    <Matchup
                      inks={toOpponentInks(row, column)}
                      record={recordAgainstPair(matches, row, column)}
                      search={search}
                      isChosen={against === inkPairName(toOpponentInks(row, column))}
                      isRepeated={row < column}
                    />
                  )}
                </td>
              ))}
              <td className={styles['any']}>
                <AnyMatchup record={recordAgainst(matches, row)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function InkName({ ink }: { ink: Ink }) {
  return (
    <span className={styles['ink']}>
      <InkIcon ink={ink} />
      <span>{ink}</span>
    </span>
  )
}

/** @param isRepeated whether the pair comes a second time, which the Tab key skips. */
function Matchup({
  inks,
  record,
  search,
  isChosen,
  isRepeated,
}: {
  inks: OpponentInks
  record: MatchRecord
  search: MatchesSearch
  isChosen: boolean
  isRepeated: boolean
}) {
  if (record.total === 0) return <span className={styles['none']}>–</span>
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
      tabIndex={isRepeated ? -1 : undefined}
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
