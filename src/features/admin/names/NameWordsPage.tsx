import { pages } from '#url/pages.ts'
import { AdminToolPage } from '../AdminToolPage.tsx'
import { NameWords } from './NameWords.tsx'

/** The page on which administrators change the words that names may not have. */
export function NameWordsPage() {
  return (
    <AdminToolPage
      head={pages.adminNames.head}
      title="Words in Names"
      about="Members cannot choose a name with one of these words. Names that have an added word stay, and are in Reports. Decks can be saved with any name; a word can bring them to Reports, too."
      renderTool={(adminId) => <NameWords adminId={adminId} />}
    />
  )
}
