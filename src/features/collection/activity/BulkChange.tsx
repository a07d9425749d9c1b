import { useId, useState } from 'react'
import { undoOperation } from '#data/collection/collectionOperations.ts'
import type { Catalogue } from '#domain/cards/catalogue.ts'
import { type BulkOperation, bulkOperationResult, bulkOperationTitle } from '#domain/collection/bulkOperation.ts'
import { dateFormat } from '#domain/dates/dateFormat.ts'
import { relativeTime } from '#domain/dates/relativeTime.ts'
import { countOf } from '#domain/text/countOf.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { focusIfLost } from '#ui/focusIfLost.ts'
import type { ItemProps } from '#ui/useShown.ts'
import { operationFailureText } from '../operationFailureText.ts'
import { useCollectionOperation } from '../useCollectionOperation.ts'
import styles from './BulkChanges.module.css'
import { CopiesLine } from './CopiesLine.tsx'

/** A bulk change with its undo, while there is anything to undo, and its removed copies. */
export function BulkChange({
  userId,
  operation,
  now,
  catalogue,
  itemProps,
}: {
  userId: string
  operation: BulkOperation
  now: number
  catalogue: Catalogue
  /** See `useShown`. */
  itemProps: ItemProps
}) {
  const titleId = useId()
  const listId = useId()
  const [isAsking, setIsAsking] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const undo = useCollectionOperation(userId, undoOperation)
  const title = bulkOperationTitle(operation)
  const isUndone = operation.undoneAt !== null
  const rest = operation.removedEntries - operation.removedCopies.length
  return (
    <li className={styles['change']} {...itemProps}>
      <div className={styles['words']}>
        <p id={titleId} className={styles['title']}>
          {title}
        </p>
        <p className={styles['note']}>
          {bulkOperationResult(operation)} ·{' '}
          <time
            dateTime={operation.createdAt}
            title={dateFormat({ dateStyle: 'full', timeStyle: 'short' }).format(Date.parse(operation.createdAt))}
          >
            {relativeTime(operation.createdAt, now)}
          </time>
        </p>
        <UndoNote operation={operation} isJustUndone={undo.isSuccess} />
      </div>
      <div className={styles['actions']}>
        {operation.removedCopies.length > 0 ? (
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-describedby={titleId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide' : 'Show'} Removed Cards
          </Button>
        ) : null}
        {isUndone || operation.restorable === 0 ? null : (
          <Button aria-describedby={titleId} isBusy={undo.isPending} onClick={() => setIsAsking(true)}>
            {undo.isPending ? 'Undoing...' : 'Undo'}
          </Button>
        )}
      </div>
      {undo.isError && !isUndone ? (
        <div className={styles['wide']}>
          <Notice kind="error">{operationFailureText(undo.error)}</Notice>
        </div>
      ) : null}
      <ul id={listId} className={styles['wide']} hidden={!isOpen} aria-label={`Removed: ${title}`}>
        {isOpen
          ? operation.removedCopies.map((copies) => (
              <CopiesLine
                key={`${copies.cardId} ${copies.isFoil}`}
                copies={copies}
                action="Removed from collection"
                catalogue={catalogue}
              />
            ))
          : null}
        {isOpen && rest > 0 ? (
          <li className={styles['rest']}>and {countOf(rest, 'more entry', 'more entries')}</li>
        ) : null}
      </ul>
      <ConfirmDialog
        title="Undo Bulk Change"
        question={`Undo “${title}”? Later changes are kept. This can't be redone.`}
        confirm="Undo"
        open={isAsking}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          undo.mutate(operation.id)
        }}
      />
    </li>
  )
}

/** Says that the change was undone, or which later changes an undo would retain. */
function UndoNote({ operation, isJustUndone }: { operation: BulkOperation; isJustUndone: boolean }) {
  if (operation.undoneAt !== null)
    return isJustUndone ? (
      <p role="status" ref={focusIfLost} tabIndex={-1} className={styles['note']}>
        Undone
      </p>
    ) : (
      <p className={styles['note']}>Undone</p>
    )
  if (operation.restorable === 0)
    return <p className={styles['note']}>Can't be undone: you have changed everything since.</p>
  if (operation.changedSince === 0) return null
  return (
    <p className={styles['note']}>
      {countOf(operation.changedSince, 'entry', 'entries')} changed since. An undo keeps your later changes.
    </p>
  )
}
