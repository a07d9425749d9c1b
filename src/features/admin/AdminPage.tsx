import { useViewer } from '#data/session/useViewer.ts'
import { AdminDashboard } from './AdminDashboard.tsx'
import { AdminGuard } from './AdminGuard.tsx'

/** The page of administrators (requirements §2, Admin dashboard). */
export function AdminPage() {
  const viewer = useViewer()
  return viewer ? (
    <AdminGuard userId={viewer.id}>
      <AdminDashboard admin={viewer} />
    </AdminGuard>
  ) : null
}
