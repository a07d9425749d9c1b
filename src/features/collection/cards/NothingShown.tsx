import { ClearButton } from '#ui/ClearButton.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import type { CollectionSearch } from '#url/collectionSearch.ts'

type View = NonNullable<CollectionSearch['show']>

const TITLES: Record<View, string> = {
  owned: 'Nothing Owned Yet',
  needed: 'Nothing Needed',
  wishes: 'No Wishes',
  trade: 'Nothing for Trade',
}

/** Says that none of the found cards are in the chosen view of the collection. */
export function NothingShown({ show, isOwn, onShowAll }: { show: View; isOwn: boolean; onShowAll: () => void }) {
  return (
    <EmptyState
      title={TITLES[show]}
      actions={
        <ClearButton variant="gold" onPress={onShowAll}>
          Show All Cards
        </ClearButton>
      }
    >
      {textOf(show, isOwn)}
    </EmptyState>
  )
}

function textOf(show: View, isOwn: boolean): string {
  switch (show) {
    case 'owned':
      return isOwn
        ? 'None of these cards are in your collection so far. Count them among all cards.'
        : 'None of these cards are in this collection so far.'
    case 'needed':
      return 'You have at least one copy of every card here.'
    case 'wishes':
      return isOwn ? 'Press Add to Wishes on the page of a card that you want.' : 'No wishes are shown here.'
    case 'trade':
      return isOwn
        ? 'You are keeping every copy. Keep fewer copies of a card to trade the others.'
        : 'No cards for trade here.'
  }
}
