import { useViewer } from '#data/session/useViewer.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { AdminGuard } from '../AdminGuard.tsx'
import { Corrections } from './Corrections.tsx'
import styles from './Corrections.module.css'

/** The page on which administrators correct values of cards. */
export function CorrectionsPage() {
  const viewer = useViewer()
  return (
    <>
      <PageHead {...pages.adminCorrections.head} />
      {viewer ? (
        <AdminGuard userId={viewer.id}>
          <div className={styles['page']}>
            <header>
              <BackLink to={paths.admin()}>Back to Admin Dashboard</BackLink>
              <h1>Corrected Cards</h1>
              <p>Corrections stay when cards and prices are updated from the card service.</p>
            </header>
            <Corrections adminId={viewer.id} />
          </div>
        </AdminGuard>
      ) : null}
    </>
  )
}
