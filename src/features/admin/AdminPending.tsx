import { pages } from '#url/pages.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './AdminPending.module.css'

/** Shown while the profile of the user is loading. */
export function AdminPending() {
  return (
    <p className={styles['checking']} role="status">
      <PageHead {...pages.admin.head} />
      <Spinner /> Checking permissions...
    </p>
  )
}
