import { useSession } from '#data/useSession.ts'
import { pageHeads } from '#url/pageHeads.ts'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { AdminGuard } from './AdminGuard.tsx'
import styles from './AdminPage.module.css'

/** What administrators find at /admin (specification §2, Admin dashboard). */
export function AdminPage() {
  const session = useSession()
  return (
    <>
      <PageHead {...pageHeads.admin} />
      <AdminGuard>
        <div className={styles['page']}>
          <h1>Admin Dashboard</h1>
          <p className={styles['welcome']}>Welcome, {session.status === 'signedIn' ? session.user.email : ''}</p>
          <Notice>The tools of this dashboard are not built yet. Nothing here can change anything so far.</Notice>
        </div>
      </AdminGuard>
    </>
  )
}
