import { pages } from '#url/pages.ts'
import { PageHead } from '#ui/PageHead.tsx'
import styles from './AccountPage.module.css'

/** The shape of the account page while the profile is loading. */
export function AccountPending() {
  return (
    <div role="status" aria-label="Loading your account" className={styles['account']}>
      <PageHead {...pages.account.head} />
      <div className={styles['blank']} />
      <div className={styles['blank']} />
      <div className={styles['blank']} />
    </div>
  )
}
