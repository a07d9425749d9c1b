import { pages } from '#url/pages.ts'
import { AdminToolPage } from '../AdminToolPage.tsx'
import { Corrections } from './Corrections.tsx'

/** The page on which administrators correct values of cards. */
export function CorrectionsPage() {
  return (
    <AdminToolPage
      head={pages.adminCorrections.head}
      title="Corrected Cards"
      about="Corrections stay when cards and prices are updated from the card service."
      renderTool={(adminId) => <Corrections adminId={adminId} />}
    />
  )
}
