import { pages } from '#url/pages.ts'
import { AdminToolPage } from '../AdminToolPage.tsx'
import { NameWords } from './NameWords.tsx'

/** The page on which administrators change the words that names may not have. */
export function NameWordsPage() {
  return (
    <AdminToolPage
      head={pages.adminNames.head}
      title="Words in Names"
      about="Members cannot choose a name with one of these words. Existing names with a new word stay, and appear in Reports. Decks can have any name; switch a word on to see decks with it in Reports."
      renderTool={(adminId) => <NameWords adminId={adminId} />}
    />
  )
}
