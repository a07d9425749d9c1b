import type { SetAdded } from '#data/collection/collectionOperations.ts'
import { isOffline } from '#data/backend/errors.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Outcome } from '#ui/Outcome.tsx'
import { focusIfLost } from '#ui/focusIfLost.ts'
import { operationFailureText } from './operationFailureText.ts'
import type { useCollectionOperation } from './useCollectionOperation.ts'

/** A change of all cards of a set. */
export type SetChange = ({ readonly kind: 'add' } & SetAdded) | { readonly kind: 'remove'; readonly removed: number }

/** The result of a set's bulk action, with its undo (requirements §8, Collection banners). */
export function SetOutcome({
  set,
  hasAllCards,
  change,
  undo,
  onUndone,
}: {
  set: string
  /** Whether the set is complete, so that adding it only updates. */
  hasAllCards: boolean
  change: ReturnType<typeof useCollectionOperation<SetChange['kind'], SetChange>>
  undo: ReturnType<typeof useCollectionOperation<string, void>>
  onUndone: () => void
}) {
  return (
    <>
      <Outcome>
        {!change.isSuccess ? null : undo.isSuccess ? (
          <Notice kind="success">
            <span ref={focusIfLost} tabIndex={-1}>
              Undone.
            </span>
          </Notice>
        ) : (
          <Notice
            kind="success"
            action={
              <Button
                isBusy={undo.isPending}
                onClick={() => undo.mutate(change.data.operationId, { onSuccess: onUndone })}
              >
                {undo.isPending ? 'Undoing...' : 'Undo'}
              </Button>
            }
            {...saySuccess(change.data.result, set)}
          />
        )}
      </Outcome>
      {change.isError ? <Notice kind="error" {...sayFailure(change.variables, change.error, hasAllCards)} /> : null}
      {change.isSuccess && undo.isError ? <Notice kind="error">{operationFailureText(undo.error)}</Notice> : null}
    </>
  )
}

function saySuccess(result: SetChange, set: string) {
  if (result.kind === 'remove')
    return {
      title: `Successfully removed all cards from "${set}"!`,
      children: `Removed: ${result.removed} cards from your collection`,
    }
  const { added, updated } = result
  return {
    title: `Successfully processed ${added + updated} cards from "${set}"!`,
    children: `Added: ${added} new cards, Updated: ${updated} existing cards`,
  }
}

function sayFailure(kind: SetChange['kind'], error: Error, hasAllCards: boolean) {
  if (kind === 'remove') return { title: 'Error removing cards from collection', children: operationFailureText(error) }
  const failed = hasAllCards ? 'Failed to update existing cards' : 'Failed to add new cards'
  return {
    title: 'Error adding cards to collection',
    // Without an answer the result is unknown.
    children: isOffline(error) ? operationFailureText(error) : `${failed}: ${error.message}`,
  }
}
