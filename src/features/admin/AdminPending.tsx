import { Spinner } from '#ui/Spinner.tsx'
import styles from './AdminPending.module.css'

/** Shown while the profile of the user is loading. */
export function AdminPending() {
  return (
    <p className={styles['checking']} role="status">
      <Spinner /> Checking permissions...
    </p>
  )
}
