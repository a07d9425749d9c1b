import { type DeckListProblem, isAboutWholeList } from '#domain/decks/deckEntries.ts'
import styles from './ListProblems.module.css'

/** The first problems of a pasted deck list, and the number of further ones. */
export function ListProblems({ problems, most }: { problems: readonly DeckListProblem[]; most: number }) {
  return (
    <>
      {problems.slice(0, most).map((problem) => (
        <p key={problem.message + problem.line} className={styles['problem']}>
          {problem.message} {isAboutWholeList(problem) ? null : <small>(line {problem.line})</small>}
        </p>
      ))}
      {problems.length > most ? <p>and {problems.length - most} more</p> : null}
    </>
  )
}
