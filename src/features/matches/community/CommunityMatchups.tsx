import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { unreachableText } from '#data/backend/errors.ts'
import { communityMatchupsQuery } from '#data/matches/communityMatchups.ts'
import { formatIsoDay } from '#domain/dates/formatDay.ts'
import { LEGALITIES, type Legality } from '#domain/decks/legality.ts'
import {
  COMMUNITY_WEEKS,
  type CommunityMatchups as Matchups,
  type CommunityWeeks,
  matchupsOf,
  mostPlayedInks,
} from '#domain/matches/communityMatchups.ts'
import { INK_PAIRS, inkPairName, type Match, type OpponentInks } from '#domain/matches/match.ts'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { InlineError } from '#ui/InlineError.tsx'
import { Panel } from '#ui/Panel.tsx'
import styles from './CommunityMatchups.module.css'
import { CommunityGrid } from './CommunityGrid.tsx'
import { CommunityTable } from './CommunityTable.tsx'
import { FIRST_FORMAT, FIRST_WEEKS } from './firstChoices.ts'
import { ShareMatches } from './ShareMatches.tsx'

const FORMATS: Record<Legality, string> = { core: 'Core', infinity: 'Infinity' }
const WEEKS: Record<CommunityWeeks, string> = { 1: 'Last week', 4: 'Last 4 weeks', 12: 'Last 12 weeks' }

/**
 * The win rates of decks with two inks over the matches of all members who share theirs (docs/matches.md).
 * @param inks the inks of the deck; without them they are chosen here.
 * @param matches the viewer's matches with the deck, shown beside.
 * @param userId the member who may share matches here.
 */
export function CommunityMatchups({
  inks: fixed,
  format: first = FIRST_FORMAT,
  matches,
  userId,
  isWholePage = false,
}: {
  inks?: OpponentInks | undefined
  format?: Legality
  matches?: readonly Match[] | undefined
  userId?: string | undefined
  /** Whether this is the page /matchups. Elsewhere the panel links to that page. */
  isWholePage?: boolean
}) {
  const [format, setFormat] = useState<Legality>(first)
  const [weeks, setWeeks] = useState<CommunityWeeks>(FIRST_WEEKS)
  const [chosen, setChosen] = useState<OpponentInks>()
  const { data, error, refetch } = useQuery(communityMatchupsQuery(format, weeks))
  const inks = fixed ?? chosen ?? mostPlayedInks(data?.matchups ?? [])
  return (
    <Panel
      title="Community Matchups"
      action={
        isWholePage ? null : (
          <Link to={paths.matchups()} className={buttonStyle('quiet')}>
            All Matchups
          </Link>
        )
      }
    >
      <div className={styles['parts']}>
        <div className={styles['choices']}>
          {fixed ? null : (
            <select
              aria-label="Your inks"
              value={inkPairName(inks)}
              onChange={({ target }) => setChosen(INK_PAIRS.find((pair) => inkPairName(pair) === target.value))}
            >
              {INK_PAIRS.map((pair) => (
                <option key={inkPairName(pair)}>{inkPairName(pair)}</option>
              ))}
            </select>
          )}
          <select
            aria-label="Community format"
            value={format}
            onChange={({ target }) => setFormat(LEGALITIES.find((one) => one === target.value) ?? 'core')}
          >
            {LEGALITIES.map((one) => (
              <option key={one} value={one}>
                {FORMATS[one]}
              </option>
            ))}
          </select>
          <select
            aria-label="Community weeks"
            value={weeks}
            onChange={({ target }) => setWeeks(COMMUNITY_WEEKS.find((one) => String(one) === target.value) ?? 12)}
          >
            {COMMUNITY_WEEKS.map((one) => (
              <option key={one} value={one}>
                {WEEKS[one]}
              </option>
            ))}
          </select>
        </div>
        {data ? (
          <Rates key={`${format} ${weeks} ${inkPairName(inks)}`} data={data} inks={inks} matches={matches} />
        ) : error ? (
          <InlineError message={`${error.message} ${unreachableText(error) ?? ''}`} onRetry={() => void refetch()} />
        ) : (
          <div className={styles['waiting']} role="status" aria-label="Loading community matchups" />
        )}
        {userId === undefined ? null : <ShareMatches userId={userId} />}
      </div>
    </Panel>
  )
}

function Rates({
  data: { until, matchups },
  inks,
  matches,
}: {
  data: Matchups
  inks: OpponentInks
  matches: readonly Match[] | undefined
}) {
  if (until === null)
    return (
      <p className={styles['note']}>
        Nothing is published yet. Each week is published two days after it ends, if members share enough matches.
      </p>
    )
  const shown = matchupsOf(inks, matchups)
  if (shown.length === 0)
    return (
      <p className={styles['note']}>
        No matchup{matchups.length > 0 ? ` of ${inkPairName(inks)}` : ''} has enough shared matches in these weeks: it
        needs 5 players and 30 matches in a week.
      </p>
    )
  return (
    <>
      <p className={styles['note']}>
        {inkPairName(inks)} decks, in matches that members share, through {formatIsoDay(until, 'medium')}. Ties are left
        out, and the numbers have random noise, so that nobody’s own record can be read from them.
      </p>
      <div className={styles['both']}>
        <CommunityGrid inks={inks} matchups={shown} matches={matches} />
        <CommunityTable matchups={shown} matches={matches} />
      </div>
    </>
  )
}
