import { useMutation } from '@tanstack/react-query'
import { addSet } from '#data/admin/adminSets.ts'
import { Failure } from '#data/backend/errors.ts'
import type { NewSet } from '#domain/admin/maintenanceTask.ts'
import { formatReleaseDate } from '#domain/sets/listSets.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import styles from './StatusPanel.module.css'

/**
 * A set that can be added, with or without its cards.
 * @param onAdded called once the set is added.
 * @param onExisting called with the reason if the set exists already, because another administrator has added it.
 */
export function NewSetRow({
  set,
  onAdded,
  onExisting,
}: {
  set: NewSet
  onAdded: (set: NewSet, withCards: boolean) => Promise<void>
  onExisting: (reason: string) => Promise<void>
}) {
  const {
    mutate,
    variables: withCards,
    isPending,
    isSuccess,
    error,
  } = useMutation({
    networkMode: 'always',
    mutationFn: (_withCards: boolean) => addSet(set),
    onSuccess: (_, withCards) => onAdded(set, withCards),
    onError: (failure) => (isConflict(failure) ? onExisting(failure.message) : undefined),
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
        <div className={styles['buttons']}>
          {[true, false].map((isWithCards) => {
            const idle = isWithCards ? 'Add with Cards' : 'Add Set'
            const label = isBusy && withCards === isWithCards ? 'Adding...' : idle
            return (
              <Button
                key={String(isWithCards)}
                variant={isWithCards ? 'gold' : 'plain'}
                isBusy={isBusy}
                aria-label={`${label} ${set.name}`}
                onClick={() => mutate(isWithCards)}
              >
                {label}
              </Button>
            )
          })}
        </div>
      </div>
      {error && !isConflict(error) ? <Notice kind="error">{error.message}</Notice> : null}
    </li>
  )
}

const isConflict = (error: Error) => error instanceof Failure && error.kind === 'conflict'
