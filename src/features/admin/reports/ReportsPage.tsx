import { useViewer } from '#data/session/useViewer.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { AdminGuard } from '../AdminGuard.tsx'
import { Reports } from './Reports.tsx'
import styles from './Reports.module.css'

/** The page on which administrators decide about reports. */
export function ReportsPage() {
  const viewer = useViewer()
  return (
    <>
      <PageHead {...pages.adminReports.head} />
      {viewer ? (
        <AdminGuard userId={viewer.id}>
          <div className={styles['page']}>
            <header>
              <BackLink to={paths.admin()}>Back to Admin Dashboard</BackLink>
              <h1>Reports</h1>
              <p>Only their author and administrators see hidden decks, guides and names.</p>
            </header>
            <Reports adminId={viewer.id} />
          </div>
        </AdminGuard>
      ) : null}
    </>
  )
}
