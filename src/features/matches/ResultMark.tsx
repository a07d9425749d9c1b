import type { Result } from '#domain/matches/match.ts'
import styles from './ResultMark.module.css'

const LETTERS: Record<Result, string> = { win: 'W', loss: 'L', tie: 'T' }

/** How a match ended, as a mark: gold for a win, hollow for a loss, half for a tie. What it means is said beside it. */
export function ResultMark({ result }: { result: Result }) {
  return (
    <span className={`${styles['mark']} ${styles[result] ?? ''}`} aria-hidden>
      {LETTERS[result]}
    </span>
  )
}
