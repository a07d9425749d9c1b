import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { lastImportQuery } from '#data/matches/lastImport.ts'
import { formatDay } from '#domain/dates/formatDay.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { matchesText } from '../texts.ts'
import styles from './ImportMatchesDialog.module.css'
import { undoMatchImport } from './undoMatchImport.ts'

/** Says what the last import added, also if it failed midway, and removes it. Shows nothing without an import. */
export function LastImport({ userId, isDisabled }: { userId: string; isDisabled: boolean }) {
  const queryClient = useQueryClient()
  const { data } = useQuery(lastImportQuery(userId))
  const [isAsking, setIsAsking] = useState(false)
  if (!data) return null
  const { importId, at, matches } = data
  const undo = async () => {
    setIsAsking(false)
    await undoMatchImport(queryClient, userId, importId)
    await queryClient.invalidateQueries(lastImportQuery(userId))
  }
  return (
    <div className={styles['last']}>
      <p>
        Last import: {matchesText(matches)}, {formatDay(new Date(at), 'medium')}.
      </p>
      <Button disabled={isDisabled} onClick={() => setIsAsking(true)}>
        Undo Last Import
      </Button>
      <ConfirmDialog
        title="Undo Last Import"
        question={`${matchesText(matches)} and your notes on them will be removed. You can import the file again.`}
        confirm={`Remove ${matchesText(matches)}`}
        isDestructive
        open={isAsking}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void undo()}
      />
    </div>
  )
}
