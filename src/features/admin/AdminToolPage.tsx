import type { ReactNode } from 'react'
import { useViewer } from '#data/session/useViewer.ts'
import { paths } from '#url/paths.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { AdminGuard } from './AdminGuard.tsx'
import styles from './AdminToolPage.module.css'

/** A page of the administration with a link back to the dashboard. @param renderTool renders its content for an administrator's id. */
export function AdminToolPage({
  head,
  title,
  about,
  renderTool,
}: {
  head: Parameters<typeof PageHead>[0]
  title: string
  about: string
  renderTool: (adminId: string) => ReactNode
}) {
  const viewer = useViewer()
  return (
    <>
      <PageHead {...head} />
      {viewer ? (
        <AdminGuard userId={viewer.id}>
          <div className={styles['page']}>
            <header>
              <BackLink to={paths.admin()}>Back to Admin Dashboard</BackLink>
              <h1>{title}</h1>
              <p>{about}</p>
            </header>
            {renderTool(viewer.id)}
          </div>
        </AdminGuard>
      ) : null}
    </>
  )
}
