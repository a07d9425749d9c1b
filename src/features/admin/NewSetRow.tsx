import { useMutation } from '@tanstack/react-query'
import { addSet } from '#data/admin/adminSets.ts'
import type { NewSet } from '#domain/admin/maintenanceTask.ts'
import { formatReleaseDate } from '#domain/sets/listSets.ts'
import { Notice } from '#ui/Notice.tsx'
import { RunButton } from './RunButton.tsx'
import styles from './StatusPanel.module.css'

/** A set that can be added. */
export function NewSetRow({ set, onAdded }: { set: NewSet; onAdded: (set: NewSet) => Promise<void> }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => addSet(set),
    onSuccess: () => onAdded(set),
  })
  const isBusy = isPending || isSuccess
  return (
    <li>
      <div className={styles['row']}>
        <div>
          <b>{set.name}</b>
          <p>
            {set.code} · {formatReleaseDate(set.releasedAt)}
          </p>
        </div>
        <RunButton
          variant="gold"
          isBusy={isBusy}
          aria-label={`${isBusy ? 'Adding...' : 'Add Set'} ${set.name}`}
          onRun={mutate}
        >
          {isBusy ? 'Adding...' : 'Add Set'}
        </RunButton>
      </div>
      {error ? <Notice kind="error">{error.message}</Notice> : null}
    </li>
  )
}
