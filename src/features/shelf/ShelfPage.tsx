import { useViewerId } from '#data/session/useViewer.ts'
import { pages } from '#url/pages.ts'
import { PageHead } from '#ui/PageHead.tsx'
import { MemberShelf } from './MemberShelf.tsx'
import styles from './ShelfPage.module.css'

/** The decks of the member that are assembled or could be, and where their copies are. Nobody else can open it. */
export function ShelfPage() {
  const userId = useViewerId()
  return (
    <div className={styles['page']} data-full-width="spaced">
      <PageHead {...pages.shelf.head} />
      {userId ? <MemberShelf userId={userId} /> : null}
    </div>
  )
}
