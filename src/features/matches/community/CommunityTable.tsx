import { useId } from 'react'
import { type CommunityMatchup, communityHeat, communityRecord } from '#domain/matches/communityMatchups.ts'
import { inkPairName, type Match } from '#domain/matches/match.ts'
import { rateTone, winRate } from '#domain/matches/matchRecord.ts'
import { InkPair } from '../InkPair.tsx'
import { RateBar } from '../performance/RateBar.tsx'
import table from '../performance/RateTable.module.css'
import styles from './CommunityMatchups.module.css'
import { basisText, yourText, rangeText, rateText } from './texts.ts'

/** The community's win rates against each pair of inks, beside the viewer's records. */
export function CommunityTable({
  matchups,
  matches,
}: {
  matchups: readonly CommunityMatchup[]
  matches: readonly Match[] | undefined
}) {
  const id = useId()
  return (
    <div className={`${table['rates']} ${styles['by']}`}>
      <h3 id={id}>By opponent</h3>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">Opponent’s inks</span>
            </th>
            {matches ? <th scope="col">Yours</th> : null}
            <th scope="col">Win rate</th>
            <th scope="col">Likely range</th>
          </tr>
        </thead>
        <tbody>
          {matchups.map((matchup) => {
            const record = communityRecord(matchup)
            const isKnown = communityHeat(record) !== 0
            return (
              <tr key={inkPairName(matchup.opponentInks)}>
                <th scope="row">
                  <InkPair inks={matchup.opponentInks} named />
                  <span className={styles['basis']}>{basisText(matchup)}</span>
                </th>
                {matches ? <td>{yourText(matchup, matches) ?? '–'}</td> : null}
                <td className={table['rate']} data-tone={isKnown ? rateTone(winRate(record)) : 'even'}>
                  {rateText(matchup)}
                </td>
                <td className={table['interval']}>
                  <RateBar record={record} />
                  <span>{rangeText(matchup)}</span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
