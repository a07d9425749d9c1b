import { Fragment } from 'react'
import type { SearchProblem, Span } from '#domain/search/searchTree.ts'
import { Button } from '#ui/Button.tsx'
import styles from './SearchProblems.module.css'

/** What is wrong with a search: the text with each place marked, and below it why, and a way to mend it where there is one. */
export function SearchProblems({
  text,
  problems,
  onMend,
}: {
  text: string
  /** In the order of their places. */
  problems: readonly SearchProblem[]
  onMend: (text: string) => void
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
                onClick={() => onMend(text.slice(0, fix.span.start) + fix.text + text.slice(fix.span.end))}
              >
                Change to {fix.text}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <p className={styles['rest']}>The rest of the search counts all the same.</p>
    </div>
  )
}

/** The stretches that the spans cover, each once; they are in the order of their beginnings. */
function joinSpans(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = []
  for (const { start, end } of spans) {
    const last = joined.at(-1)
    if (last && start < last.end) joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, end) }
    else joined.push({ start, end })
  }
  return joined
}
