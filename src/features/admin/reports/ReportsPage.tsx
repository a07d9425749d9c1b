import { pages } from '#url/pages.ts'
import { AdminToolPage } from '../AdminToolPage.tsx'
import { Reports } from './Reports.tsx'

/** The page on which administrators decide about reports. */
export function ReportsPage() {
  return (
    <AdminToolPage
      head={pages.adminReports.head}
      title="Reports"
      about="Only their author and administrators see hidden decks, guides and names."
      renderTool={(adminId) => <Reports adminId={adminId} />}
    />
  )
}
