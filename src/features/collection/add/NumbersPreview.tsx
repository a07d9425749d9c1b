import { Link } from '@tanstack/react-router'
import type { AddedCopies } from '#domain/collection/cardNumbers.ts'
import { CopiesRow } from './CopiesRow.tsx'
import styles from './NumbersForm.module.css'

export const WHERE_NUMBER_IS = 'Number at the bottom left of the card.'

/** The cards of the typed numbers, the last one first. On touch screens, which have less room, it is the only one. */
export function NumbersPreview({
  copies,
  text,
  problem,
  isTouchScreen,
  ownedOf,
  pathOfName,
}: {
  copies: readonly AddedCopies[]
  /** The typed text. */
  text: string
  /** Why the typed text was not added, and the id of the element that says it; null if a field shows it. */
  problem: { readonly id: string; readonly text: string } | null
  isTouchScreen: boolean
  ownedOf: (copies: AddedCopies) => number
  /** The address of the collection's cards with a text in their names. */
  pathOfName: (text: string) => string
}) {
  const latest = copies.toReversed().slice(0, isTouchScreen ? 1 : undefined)
  const more = copies.length - latest.length
  return (
    <div className={styles['preview']}>
      {problem ? (
        <p id={problem.id} className={styles['problem']}>
          {problem.text}
        </p>
      ) : null}
      {latest.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a number may be typed twice
        <CopiesRow key={index} copies={line} owned={ownedOf(line)} />
      ))}
      {more > 0 ? <p>and {more} more</p> : null}
      {latest.length > 0 || problem ? null : (
        <p>
          {isTouchScreen ? WHERE_NUMBER_IS : 'Your card appears here before you add it.'}{' '}
          <Link to={pathOfName(/\d/u.test(text) ? '' : text.trim())}>Find a card by name</Link>
        </p>
      )}
    </div>
  )
}
