import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { paths } from '#url/paths.ts'
import { ConflictsPanel } from './ConflictsPanel.tsx'
import { CopiesPanel } from './CopiesPanel.tsx'
import { DecksPanel } from './DecksPanel.tsx'
import { PickListDialog } from './PickListDialog.tsx'
import { PrintMenu } from './PrintMenu.tsx'
import styles from './ShelfPage.module.css'
import { ShelfSentence } from './ShelfSentence.tsx'
import { ShelfTitle } from './ShelfTitle.tsx'
import { useShelf } from './useShelf.ts'
import { useStanding } from './useStanding.ts'

/** The sections of the shelf of a member. */
export function MemberShelf({ userId }: { userId: string }) {
  const shelf = useShelf(userId)
  const standing = useStanding(shelf)
  const [pickedId, setPickedId] = useState<string | null>(null)
  const picked = pickedId === null ? undefined : shelf.deckOf(pickedId)
  if (shelf.decks.length === 0)
    return (
      <>
        <ShelfTitle />
        <EmptyState
          title="No Decks Yet"
          actions={
            <Link to={paths.deckBuilder()} className={buttonStyle('gold')}>
              <Plus aria-hidden size={18} />
              Create New Deck
            </Link>
          }
        >
          Build a deck first. Then the shelf shows which of your copies it takes, and which ones are free.
        </EmptyState>
      </>
    )
  return (
    <>
      <header className={styles['head']}>
        <div>
          <ShelfTitle />
          <p>Which decks you can assemble from the cards you own</p>
        </div>
        <PrintMenu shelf={shelf} />
      </header>
      <ShelfSentence shelf={shelf} standing={standing} />
      {shelf.collection.size === 0 ? (
        <p className={styles['hint']}>
          Your collection is empty. <Link to={paths.userCollectionAdd(userId)}>Add the cards you own</Link> to see which
          decks you can assemble.
        </p>
      ) : null}
      <div className={styles['sections']}>
        <ConflictsPanel shelf={shelf} />
        <DecksPanel shelf={shelf} standing={standing} onPick={setPickedId} />
        <CopiesPanel shelf={shelf} />
      </div>
      {picked ? <PickListDialog shelf={shelf} deck={picked} onClose={() => setPickedId(null)} /> : null}
    </>
  )
}
