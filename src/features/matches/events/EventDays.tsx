import { listEventDays } from '#domain/matches/eventDays.ts'
import type { Match } from '#domain/matches/match.ts'
import { formatRecord } from '#domain/matches/matchRecord.ts'
import { Panel } from '#ui/Panel.tsx'
import { useNow } from '#ui/useNow.ts'
import { InkPair } from '../InkPair.tsx'
import { ResultMark } from '../ResultMark.tsx'
import { matchDay, resultText } from '../texts.ts'
import styles from './EventDays.module.css'

/** The number of events that are shown. */
const SHOWN = 8

/** The latest events with their records and rounds. Shows nothing if no match has an event. */
export function EventDays({ matches }: { matches: readonly Match[] }) {
  const now = useNow()
  const eventDays = listEventDays(matches).slice(0, SHOWN)
  if (eventDays.length === 0) return null
  return (
    <Panel title="Events">
      <ul className={styles['eventDays']}>
        {eventDays.map(({ event, day, matches: rounds, record }, index) => (
          <li key={`${day} ${event}`}>
            <details open={index === 0}>
              <summary>
                <b>{event}</b> <span>{rounds[0] ? matchDay(rounds[0], now) : day}</span>
                <strong>{formatRecord(record)}</strong>
              </summary>
              <ol className={styles['rounds']}>
                {rounds.map((match) => (
                  <li key={match.id}>
                    <ResultMark result={match.result} />
                    <span className={styles['round']}>{match.round ? `Round ${match.round}` : 'Match'}</span>
                    <InkPair inks={match.opponentInks} />
                    <span className={styles['name']}>{match.opponentName}</span>
                    <span>{resultText(match)}</span>
                  </li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
