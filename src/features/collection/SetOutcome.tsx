import type { SetAdded } from '#data/collection.ts'
import { isOffline } from '#data/errors.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import styles from './SetActions.module.css'
import type { useCollectionOperation } from './useCollectionOperation.ts'

/** What was done to all cards of a set. */
export type SetChange = ({ readonly kind: 'add' } & SetAdded) | { readonly kind: 'remove'; readonly removed: number }

/** What became of a set's bulk action, with the way to take it back (specification §8, Collection banners). */
export function SetOutcome({
  set,
  hasAllCards,
  change,
  undo,
  onUndone,
}: {
  set: string
  /** Whether nothing of the set is missing, so that adding it only updates. */
  hasAllCards: boolean
  change: ReturnType<typeof useCollectionOperation<SetChange['kind'], SetChange>>
  undo: ReturnType<typeof useCollectionOperation<string, void>>
  onUndone: () => void
}) {
  if (change.isError)
    return (
      <Notice kind="error">
        <Lines {...sayFailure(change.variables, change.error, hasAllCards)} />
      </Notice>
    )
  if (!change.isSuccess) return null
  if (undo.isSuccess)
    return (
      <Notice kind="success">
        <span ref={takeLostFocus} tabIndex={-1}>
          Undone.
        </span>
      </Notice>
    )
  const { operationId, result } = change.data
  return (
    <>
      <Notice kind="success">
        <span className={styles['done']}>
          <Lines {...saySuccess(result, set)} />
          <Button
            aria-disabled={undo.isPending}
            onClick={() => undo.isPending || undo.mutate(operationId, { onSuccess: onUndone })}
          >
            {undo.isPending ? 'Undoing...' : 'Undo'}
          </Button>
        </span>
      </Notice>
      {undo.isError ? <Notice kind="error">{sayReason(undo.error)}</Notice> : null}
    </>
  )
}

/** The button that was pressed is gone: whoever goes by keys goes on from what took its place. */
function takeLostFocus(words: HTMLElement | null) {
  if (document.activeElement === document.body) words?.focus({ preventScroll: true })
}

function Lines({ title, detail }: { title: string; detail: string }) {
  return (
    <span className={styles['lines']}>
      <b>{title}</b> <span>{detail}</span>
    </span>
  )
}

function saySuccess(result: SetChange, set: string) {
  if (result.kind === 'remove')
    return {
      title: `Successfully removed all cards from "${set}"!`,
      detail: `Removed: ${result.removed} cards from your collection`,
    }
  const { added, updated } = result
  return {
    title: `Successfully processed ${added + updated} cards from "${set}"!`,
    detail: `Added: ${added} new cards, Updated: ${updated} existing cards`,
  }
}

function sayFailure(kind: SetChange['kind'], error: Error, hasAllCards: boolean) {
  if (kind === 'remove') return { title: 'Error removing cards from collection', detail: sayReason(error) }
  const failed = hasAllCards ? 'Failed to update existing cards' : 'Failed to add new cards'
  return {
    title: 'Error adding cards to collection',
    // Without an answer it is not known that it failed.
    detail: isOffline(error) ? sayReason(error) : `${failed}: ${error.message}`,
  }
}

const sayReason = (error: Error) =>
  isOffline(error) ? 'There was no answer. You can safely try again: it counts once.' : error.message
