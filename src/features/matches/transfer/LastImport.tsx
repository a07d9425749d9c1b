import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type LastImport as Import, lastImportQuery } from '#data/matches/lastImport.ts'
import { formatDay } from '#domain/dates/formatDay.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { focusIfLost } from '#ui/focusIfLost.ts'
import { matchesText } from '../texts.ts'
import styles from './ImportMatchesDialog.module.css'
import { undoMatchImport } from './undoMatchImport.ts'

/** Says what the last import added, also if it failed midway, and removes it. Shows nothing without an import. */
export function LastImport({ userId, isDisabled }: { userId: string; isDisabled: boolean }) {
  const queryClient = useQueryClient()
  const { data } = useQuery(lastImportQuery(userId))
  // The question stays about the same import, also if an earlier one becomes the last one meanwhile.
  const [toUndo, setToUndo] = useState<Import | null>(null)
  const undo = useMutation({
    networkMode: 'always',
    mutationFn: async (importId: string) => {
      await undoMatchImport(queryClient, userId, importId)
      await queryClient.invalidateQueries(lastImportQuery(userId))
    },
  })
  const matches = matchesText(toUndo?.matches ?? 0)
  return (
    <>
      {data ? (
        <div className={styles['last']}>
          <p>
            Last import: {matchesText(data.matches)}, {formatDay(new Date(data.at), 'medium')}.
          </p>
          <Button disabled={isDisabled} isBusy={undo.isPending} onClick={() => setToUndo(data)}>
            {undo.isPending ? 'Undoing...' : 'Undo Last Import'}
          </Button>
        </div>
      ) : undo.isIdle ? null : (
        <p ref={focusIfLost} tabIndex={-1} className={styles['last']}>
          No more imports to undo.
        </p>
      )}
      <ConfirmDialog
        title="Undo Last Import"
        question={`${matches} and your notes on them will be removed. You can import the file again.`}
        confirm={`Remove ${matches}`}
        isDestructive
        open={toUndo !== null}
        onCancel={() => setToUndo(null)}
        onConfirm={() => {
          setToUndo(null)
          if (toUndo) undo.mutate(toUndo.importId)
        }}
      />
    </>
  )
}
