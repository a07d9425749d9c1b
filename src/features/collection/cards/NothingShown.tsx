import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Says that none of the found cards are owned, or that none are needed. */
export function NothingShown({
  show,
  isOwn,
  onShowAll,
}: {
  show: 'owned' | 'needed'
  isOwn: boolean
  onShowAll: () => void
}) {
  return (
    <EmptyState
      title={show === 'owned' ? 'Nothing Owned Yet' : 'Nothing Needed'}
      actions={
        <Button variant="gold" onClick={onShowAll}>
          Show All Cards
        </Button>
      }
    >
      {show === 'needed'
        ? 'You have at least one copy of every card here.'
        : isOwn
          ? 'None of these cards are in your collection so far. Count them among all cards.'
          : 'None of these cards are in this collection so far.'}
    </EmptyState>
  )
}
