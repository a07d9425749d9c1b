import { useViewer } from '#data/session/useViewer.ts'
import { pages } from '#url/pages.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { AdminDashboard } from './AdminDashboard.tsx'
import { AdminGuard } from './AdminGuard.tsx'

/** The page at /admin (requirements §2, Admin dashboard). */
export function AdminPage() {
  const viewer = useViewer()
  return (
    <>
      <PageHead {...pages.admin.head} />
      <AdminGuard>{viewer ? <AdminDashboard admin={viewer} /> : null}</AdminGuard>
    </>
  )
}
