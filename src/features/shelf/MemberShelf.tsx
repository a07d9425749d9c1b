import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { paths } from '#url/paths.ts'
import { BuyPanel } from './BuyPanel.tsx'
import { ConflictsPanel } from './ConflictsPanel.tsx'
import { CopiesPanel } from './CopiesPanel.tsx'
import { DecksPanel } from './DecksPanel.tsx'
import { PickListDialog } from './PickListDialog.tsx'
import { PrintMenu } from './PrintMenu.tsx'
import styles from './ShelfPage.module.css'
import { ShelfSentence } from './ShelfSentence.tsx'
import { ShelfTitle } from './ShelfTitle.tsx'
import { useBuyList } from './useBuyList.ts'
import { useShelf } from './useShelf.ts'
import { useDeckSelection } from './useDeckSelection.ts'

/** The sections of the shelf of a member. */
export function MemberShelf({ userId }: { userId: string }) {
  const shelf = useShelf(userId)
  const selection = useDeckSelection(shelf)
  const buyList = useBuyList(shelf, selection)
  const [pickedId, setPickedId] = useState<string | null>(null)
  const picked = pickedId === null ? undefined : shelf.deckOf(pickedId)
  if (shelf.decks.length === 0)
    return (
      <div className={styles['empty']}>
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
      </div>
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
      <ShelfSentence shelf={shelf} selection={selection} />
      {shelf.collection.size === 0 ? (
        <p className={styles['hint']}>
          Your collection is empty. <Link to={paths.userCollectionAdd(userId)}>Add the cards you own</Link> to see which
          decks you can assemble.
        </p>
      ) : null}
      <Sections
        conflicts={<ConflictsPanel shelf={shelf} />}
        decks={<DecksPanel shelf={shelf} selection={selection} onPick={setPickedId} />}
        buyList={<BuyPanel shelf={shelf} list={buyList} />}
        copies={<CopiesPanel shelf={shelf} />}
      />
      {picked ? <PickListDialog shelf={shelf} deck={picked} onClose={() => setPickedId(null)} /> : null}
    </>
  )
}

/** Two columns in a wide window; else one below the other, as they are read on a phone. */
function Sections({
  conflicts,
  decks,
  buyList,
  copies,
}: Record<'conflicts' | 'decks' | 'buyList' | 'copies', ReactNode>) {
  if (!useMediaQuery('(min-width: 64em)'))
    return (
      <div className={styles['sections']}>
        {conflicts}
        {decks}
        {buyList}
        {copies}
      </div>
    )
  return (
    <div className={styles['columns']}>
      <div className={styles['sections']}>
        {decks}
        {copies}
      </div>
      <div className={styles['sections']}>
        {conflicts}
        {buyList}
      </div>
    </div>
  )
}
