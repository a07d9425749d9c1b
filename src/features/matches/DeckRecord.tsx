import { formatRate, formatRecord, type MatchRecord, rateTone, winRate } from '#domain/matches/matchRecord.ts'
import styles from './DeckRecord.module.css'

/** Win rate and record of a deck in one line, for its owner (requirements §2, User decks). */
export function DeckRecord({ record }: { record: MatchRecord }) {
  const rate = winRate(record)
  return (
    <p className={styles['record']}>
      <b data-tone={rateTone(rate)}>{formatRate(rate)}</b>
      <span>
        <span className="spoken">win rate, record </span>
        {formatRecord(record)}
      </span>
    </p>
  )
}
