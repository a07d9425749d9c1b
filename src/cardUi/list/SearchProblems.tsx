import { Fragment } from 'react'
import type { SearchProblem, Span } from '#domain/search/searchTree.ts'
import { Button } from '#ui/Button.tsx'
import styles from './SearchProblems.module.css'

/** The problems of a search: the search text with marked problems, then a list of the problems with a button for each known fix. */
export function SearchProblems({
  text,
  problems,
  onFix,
}: {
  text: string
  /** Ordered by position in the text. */
  problems: readonly SearchProblem[]
  onFix: (text: string) => void
}) {
  const places = joinSpans(problems.map(({ span }) => span))
  return (
    <div className={styles['problems']}>
      <p className={styles['text']}>
        {places.map(({ start, end }, at) => (
          <Fragment key={start}>
            {text.slice(places[at - 1]?.end ?? 0, start)}
            <mark>{text.slice(start, end)}</mark>
          </Fragment>
        ))}
        {text.slice(places.at(-1)?.end)}
      </p>
      <ul>
        {problems.map(({ span, message, fix }) => (
          <li key={`${span.start} ${message}`}>
            {message}
            {fix ? (
              <Button
                variant="quiet"
                onClick={() => onFix(text.slice(0, fix.span.start) + fix.text + text.slice(fix.span.end))}
              >
                Change to {fix.text}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <p className={styles['rest']}>The rest of your search still applies.</p>
    </div>
  )
}

/** Joins overlapping spans. They are ordered by their start. */
function joinSpans(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = []
  for (const { start, end } of spans) {
    const last = joined.at(-1)
    if (last && start < last.end) joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) }
    else joined.push({ start, end })
  }
  return joined
}
