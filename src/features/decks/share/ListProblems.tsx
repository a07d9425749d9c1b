import { type DeckListProblem, NOTHING_TO_IMPORT } from '#domain/decks/deckLine.ts'
import styles from './ListProblems.module.css'

/** Says what is wrong with a pasted deck list: the first of it, and how much more there is. */
export function ListProblems({ problems, most }: { problems: readonly DeckListProblem[]; most: number }) {
  return (
    <>
      {problems.slice(0, most).map(({ line, message }) => (
        <p key={message + line} className={styles['problem']}>
          {message} {message === NOTHING_TO_IMPORT ? null : <small>(line {line})</small>}
        </p>
      ))}
      {problems.length > most ? <p>and {problems.length - most} more</p> : null}
    </>
  )
}
