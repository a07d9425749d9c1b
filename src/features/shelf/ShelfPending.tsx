import { pages } from '#url/pages.ts'
import { PageHead } from '#ui/PageHead.tsx'
import styles from './ShelfPage.module.css'
import { ShelfTitle } from './ShelfTitle.tsx'

/** The shape of the shelf while it is loading. */
export function ShelfPending() {
  return (
    <div className={styles['page']} data-full-width="spaced">
      <PageHead {...pages.shelf.head} />
      <header className={styles['head']}>
        <ShelfTitle />
      </header>
      <span className={`${styles['blank']} ${styles['blankSentence']}`} />
      <div className={styles['sections']} role="status" aria-label="Loading your shelf">
        <span className={`${styles['blank']} ${styles['blankPanel']}`} />
      </div>
    </div>
  )
}
