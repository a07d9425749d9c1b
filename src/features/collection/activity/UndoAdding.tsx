import { adjustCollection } from '#data/collection/adjustCollection.ts'
import type { Operation } from '#data/collection/collectionOperations.ts'
import type { ActivityEntry } from '#domain/collection/activity.ts'
import { Button } from '#ui/Button.tsx'
import { focusIfLost } from '#ui/focusIfLost.ts'
import { Notice } from '#ui/Notice.tsx'
import { operationFailureText } from '../operationFailureText.ts'
import { useCollectionOperation } from '../useCollectionOperation.ts'
import styles from './ActivityRow.module.css'

/** Removes the copies of an entry, but none that was added later. */
const removeAdded = ({ userId, id }: Operation, { cardId, isFoil, quantity }: ActivityEntry) =>
  adjustCollection(userId, { cardId, isFoil, delta: -quantity }, id)

/** The button that undoes the adding of copies, and its outcome. */
export function UndoAdding({
  userId,
  entry,
  name,
  isUndone,
  isChanged,
  onBegin,
  onDone,
}: {
  userId: string
  /** The entry as it was at the first press, so that a repetition counts once. */
  entry: ActivityEntry
  /** The full name of the card. */
  name: string
  isUndone: boolean
  /** Whether some of its copies were changed later. */
  isChanged: boolean
  onBegin: () => void
  /** Called as soon as the copies are removed, also if the row has moved to another day meanwhile. */
  onDone: () => void
}) {
  const undo = useCollectionOperation(userId, async (operation, begun: ActivityEntry) => {
    await removeAdded(operation, begun)
    onDone()
  })
  if (isUndone)
    return (
      <p role="status" ref={focusIfLost} tabIndex={-1} className={styles['undo']}>
        Undone
      </p>
    )
  if (isChanged && undo.isIdle) return null
  const label = undo.isPending ? 'Undoing...' : 'Undo'
  return (
    <>
      <Button
        variant="quiet"
        className={styles['undo']}
        aria-label={`${label}: ${name}${entry.isFoil ? ', foil' : ''}`}
        isBusy={undo.isPending}
        onClick={() => {
          onBegin()
          undo.mutate(entry)
        }}
      >
        {label}
      </Button>
      {undo.isError ? (
        <div className={styles['wide']}>
          <Notice kind="error">{operationFailureText(undo.error)}</Notice>
        </div>
      ) : null}
    </>
  )
}
