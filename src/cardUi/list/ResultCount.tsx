import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import styles from './CardResults.module.css'
import type { ResultCounts } from './useCardResults.ts'

/** A longer description of the search has a separate row. */
const MAX_SHARED_LETTERS = 40

/** The number of found cards. The line is not a status while its text cannot change. */
export function ResultCount({ counts, isLoaded }: { counts: ResultCounts | undefined; isLoaded: boolean }) {
  return (
    <p {...(isLoaded && { role: 'status' })} className={counts ? undefined : styles['loading']}>
      {counts ? (
        <>
          Showing <b>{formatCount(counts.found)}</b> of {countOf(counts.all, 'card')}
        </>
      ) : (
        'Loading cards…'
      )}
    </p>
  )
}

/** The search in words. @param isSpoken whether only screen readers get it. */
export function SearchDescription({ text, isSpoken }: { text: string; isSpoken: boolean }) {
  if (isSpoken) return <p className="spoken">{text}</p>
  const length = text.length > MAX_SHARED_LETTERS ? (styles['long'] ?? '') : ''
  return <p className={`${styles['description']} ${length}`}>{text}</p>
}
