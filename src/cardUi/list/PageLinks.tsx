import { FIRST_CARDS } from '#domain/cards/firstCards.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import styles from './PageLinks.module.css'

/** Links between the pages of a list before and without scripts, with the visible range; nothing for a single page. */
export function PageLinks({
  from,
  shown,
  found,
  noun,
  pathOf,
}: {
  /** How many items come before those on this page. */
  from: number
  /** How many items are on this page, and how many are in the list. */
  shown: number
  found: number
  /** The plural of the items' noun. */
  noun: string
  /** The address of a page, counted from 1. */
  pathOf: (page: number) => string
}) {
  if (from === 0 && shown === found) return null
  const page = from / FIRST_CARDS + 1
  return (
    <nav aria-label="Pages" className={styles['pages']}>
      {page > 1 ? (
        <a href={pathOf(page - 1)} rel="prev" className={buttonStyle('plain')}>
          Previous
        </a>
      ) : null}
      <span>
        {shown > 0
          ? `${formatCount(from + 1)} to ${formatCount(from + shown)} of ${formatCount(found)} ${noun}`
          : `No ${noun} here`}
      </span>
      {from + shown < found ? (
        <a href={pathOf(page + 1)} rel="next" className={buttonStyle('plain')}>
          Next
        </a>
      ) : null}
    </nav>
  )
}
