import { useViewer } from '#data/session/useViewer.ts'
import { pages } from '#url/pages.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { AdminDashboard } from './AdminDashboard.tsx'
import { AdminGuard } from './AdminGuard.tsx'

/** The page of administrators (requirements §2, Admin dashboard). */
export function AdminPage() {
  const viewer = useViewer()
  return (
    <>
      <PageHead {...pages.admin.head} />
      {viewer ? (
        <AdminGuard userId={viewer.id}>
          <AdminDashboard admin={viewer} />
        </AdminGuard>
      ) : null}
    </>
  )
}
