import type { Result } from '#domain/matches/match.ts'
import styles from './ResultMark.module.css'

const LETTERS: Record<Result, string> = { win: 'W', loss: 'L', tie: 'T', abandoned: '–' }

/**
 * The result of a match as a mark: gold for a win, hollow for a loss, half for a tie, a dash for an abandoned one. The
 * text beside it has its meaning.
 */
export function ResultMark({ result }: { result: Result }) {
  return (
    <span className={`${styles['mark']} ${styles[result] ?? ''}`} aria-hidden>
      {LETTERS[result]}
    </span>
  )
}
