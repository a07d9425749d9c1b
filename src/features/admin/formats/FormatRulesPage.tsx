import { useViewer } from '#data/session/useViewer.ts'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { AdminGuard } from '../AdminGuard.tsx'
import { FormatRules } from './FormatRules.tsx'
import styles from './FormatRules.module.css'

/** The page on which administrators change the rules of official events. */
export function FormatRulesPage() {
  const viewer = useViewer()
  return (
    <>
      <PageHead {...pages.adminFormats.head} />
      {viewer ? (
        <AdminGuard userId={viewer.id}>
          <div className={styles['page']}>
            <header>
              <BackLink to={paths.admin()}>Back to Admin Dashboard</BackLink>
              <h1>Rules of Official Events</h1>
              <p>Decks are judged by these rules. A change shows on decks within minutes.</p>
            </header>
            <FormatRules adminId={viewer.id} />
          </div>
        </AdminGuard>
      ) : null}
    </>
  )
}
