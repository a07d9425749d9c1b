import { Link } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { type Ink, INKS } from '#domain/cards/vocabulary.ts'
import { INK_PAIRS, inkPairName, type Match, type OpponentInks, toOpponentInks } from '#domain/matches/match.ts'
import { formatRate, formatRecord, type MatchRecord, winRate } from '#domain/matches/matchRecord.ts'
import { heatOf, RATED_FROM, recordAgainst, recordAgainstPair } from '#domain/matches/matchupGrid.ts'
import type { MatchesSearch } from '#url/matchesSearch.ts'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import { hasModifier } from '#ui/hasModifier.ts'
import { matchesText } from '../texts.ts'
import styles from './MatchupGrid.module.css'

/**
 * The records against all pairs of inks: an opponent's two inks are a row and a column. Each pair leads to its matches. The
 * grid is one stop of the Tab key; arrow keys move in it.
 * @param search the filters of the matches; each link adds its pair to them.
 */
export function MatchupGrid({ matches, search }: { matches: readonly Match[]; search: MatchesSearch }) {
  const id = useId()
  const against = search.against && inkPairName(search.against)
  const records = new Map(INK_PAIRS.map((pair) => [inkPairName(pair), recordAgainstPair(matches, ...pair)]))
  const recordOf = (row: Ink, column: Ink) => records.get(inkPairName(toOpponentInks(row, column)))
  const [focused, setFocused] = useState<string>()
  const played = INKS.flatMap((row) =>
    INKS.flatMap((column) => (recordOf(row, column)?.total ? [placeOf(row, column)] : [])),
  )
  const stop = played.find((place) => place === focused) ?? played[0]
  return (
    <div className={styles['matchups']}>
      <div className={styles['head']}>
        <h3 id={id}>Matchups</h3>
        <p>
          <span className={styles['scale']} aria-hidden />
          lost to won; gray under {RATED_FROM} matches
        </p>
      </div>
      {/* The key events come from the links. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <table aria-labelledby={id} className={styles['grid']} onKeyDown={moveFocus}>
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
                <td key={column} onFocus={() => setFocused(placeOf(row, column))}>
                  {row === column ? null : (
                    <Matchup
                      inks={toOpponentInks(row, column)}
                      record={recordOf(row, column)}
                      search={search}
                      isChosen={against === inkPairName(toOpponentInks(row, column))}
                      isStop={stop === placeOf(row, column)}
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

const placeOf = (row: Ink, column: Ink) => `${row} ${column}`

/**
 * Moves the focus on arrow keys: left and right to the next link of the row, up and down to the nearest link of the next row
 * that has links.
 */
function moveFocus(event: KeyboardEvent<HTMLTableElement>) {
  const cell = event.target instanceof Element ? event.target.closest('td') : null
  const row = cell?.closest('tr')
  if (!cell || !row || hasModifier(event)) return
  const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!step) return
  event.preventDefault()
  const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
  const { rows } = event.currentTarget
  const distance = ({ cellIndex }: HTMLTableCellElement) => Math.abs(cellIndex - cell.cellIndex)
  for (let far = 1; far < rows.length; far += 1) {
    const cells = isAcross
      ? [row.cells[cell.cellIndex + far * step]]
      : [...(rows[row.rowIndex + far * step]?.cells ?? [])].toSorted((one, other) => distance(one) - distance(other))
    const link = cells.flatMap((other) => other?.querySelector('a') ?? [])[0]
    if (link) return link.focus()
  }
}

/** @param isStop whether the Tab key stops here. */
function Matchup({
  inks,
  record,
  search,
  isChosen,
  isStop,
}: {
  inks: OpponentInks
  record: MatchRecord | undefined
  search: MatchesSearch
  isChosen: boolean
  isStop: boolean
}) {
  if (!record?.total) return <span className={styles['none']}>–</span>
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
