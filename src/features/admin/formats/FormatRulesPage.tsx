import { pages } from '#url/pages.ts'
import { AdminToolPage } from '../AdminToolPage.tsx'
import { FormatRules } from './FormatRules.tsx'

/** The page on which administrators change the rules of official events. */
export function FormatRulesPage() {
  return (
    <AdminToolPage
      head={pages.adminFormats.head}
      title="Rules of Official Events"
      about="Decks are judged by these rules. A change shows on decks within minutes."
      renderTool={(adminId) => <FormatRules adminId={adminId} />}
    />
  )
}
