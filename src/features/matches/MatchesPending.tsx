import { pages } from '#url/pages.ts'
import { PageHead } from '#ui/PageHead.tsx'
import styles from './MatchesPage.module.css'
import { MatchesTitle } from './MatchesTitle.tsx'

/** The shape of the matches while they are loading. */
export function MatchesPending() {
  return (
    <div className={styles['page']} data-full-width="spaced">
      <PageHead {...pages.matches.head} />
      <header className={styles['head']}>
        <MatchesTitle />
        <span className={`${styles['blank']} ${styles['blankActions']}`} />
      </header>
      <span className={`${styles['blank']} ${styles['blankFilters']}`} />
      <div className={`${styles['blank']} ${styles['blankPanel']}`} role="status" aria-label="Loading matches" />
    </div>
  )
}
