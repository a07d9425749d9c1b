import { Link } from '@tanstack/react-router'
import type { useMatches } from '#data/matches/useMatches.ts'
import { countResults, formatRate, formatRecord, winRate } from '#domain/matches/matchRecord.ts'
import type { Match } from '#domain/matches/match.ts'
import { InkPair } from '#features/matches/InkPair.tsx'
import { ResultMark } from '#features/matches/ResultMark.tsx'
import { matchDay, RESULT_TEXTS } from '#features/matches/texts.ts'
import { paths } from '#url/paths.ts'
import { ErrorNotice } from '#ui/ErrorNotice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { useNow } from '#ui/useNow.ts'
import styles from './RecentResults.module.css'

/** The number of matches that are shown. */
const SHOWN = 5

/** The latest matches of a member. */
export function RecentResults({
  matches: { data: matches, error, refetch },
  decks,
}: {
  matches: ReturnType<typeof useMatches>
  /** All decks of the member; undefined while they load. */
  decks: readonly { readonly id: string; readonly name: string }[] | undefined
}) {
  const now = useNow()
  return (
    <Panel title="Recent Results" action={<Link to={paths.matches()}>All</Link>} aria-busy={!matches && !error}>
      {matches ? (
        matches.length === 0 ? (
          <p className={styles['note']}>No matches yet. After a few games you see what your decks are good against.</p>
        ) : (
          <>
            <p className={styles['note']}>{recordText(matches)}</p>
            <ol className={styles['matches']}>
              {matches.slice(0, SHOWN).map((match) => (
                <li key={match.id}>
                  <ResultMark result={match.result} />
                  <span className="spoken">{RESULT_TEXTS[match.result]} against</span>
                  <InkPair inks={match.opponentInks} />
                  <span className={styles['deck']}>{decks?.find(({ id }) => id === match.deckId)?.name}</span>
                  <time dateTime={match.matchDate}>{matchDay(match, now)}</time>
                </li>
              ))}
            </ol>
          </>
        )
      ) : error ? (
        <ErrorNotice onRetry={() => void refetch()}>{error.message}</ErrorNotice>
      ) : (
        <div className={`${styles['waiting']} skeleton`} />
      )}
    </Panel>
  )
}

/** The record of all matches, such as "10–6–1, 58.8% won". */
function recordText(matches: readonly Match[]): string {
  const record = countResults(matches)
  return `${formatRecord(record)}, ${formatRate(winRate(record))} won`
}
