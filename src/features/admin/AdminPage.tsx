import { useSession } from '#data/useSession.ts'
import { pageHeads } from '#url/pageHeads.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { AdminDashboard } from './AdminDashboard.tsx'
import { AdminGuard } from './AdminGuard.tsx'

/** What administrators find at /admin (specification §2, Admin dashboard). */
export function AdminPage() {
  const session = useSession()
  return (
    <>
      <PageHead {...pageHeads.admin} />
      <AdminGuard>{session.status === 'signedIn' ? <AdminDashboard admin={session.user} /> : null}</AdminGuard>
    </>
  )
}
