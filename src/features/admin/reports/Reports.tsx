import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Decision, decide, hiddenListQuery, reportQueueQuery } from '#data/admin/moderation.ts'
import { useLoadedQuery } from '#data/useLoadedQuery.ts'
import type { HiddenThing, ReportedThing } from '#domain/moderation/report.ts'
import { InlineError } from '#ui/InlineError.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { showToast } from '#ui/toast.ts'
import { useFocusAfter } from '#ui/useFocusAfter.ts'
import styles from '../AdminRows.module.css'
import { HiddenRow } from './HiddenRow.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { ReportRow } from './ReportRow.tsx'

const DONE = { hide: 'Hidden.', dismiss: 'Reports dismissed.', restore: 'Shown again.' } as const

/** The reported things, and the hidden ones with the log. Administrators hide, dismiss and restore. */
export function Reports({ adminId }: { adminId: string }) {
  const queryClient = useQueryClient()
  const queue = useQuery(reportQueueQuery(adminId))
  const hidden = useLoadedQuery(hiddenListQuery(adminId))
  /** The thing for whose decision a reason is necessary. */
  const [chosen, setChosen] = useState<ReportedThing | HiddenThing | null>(null)
  const { mutate, mutateAsync, isPending, isSuccess, submittedAt, error } = useMutation({
    networkMode: 'always',
    mutationFn: (decision: Decision) => decide(queryClient, adminId, decision),
    onSuccess: (_, { action }) => showToast(DONE[action]),
  })
  const region = useFocusAfter<HTMLElement>(isSuccess && chosen === null ? submittedAt : 0)
  const current = hidden.filter(({ restoredAt }) => restoredAt === null)
  const restored = hidden.filter(({ restoredAt }) => restoredAt !== null)
  const rows = (things: readonly HiddenThing[]) => (
    <ul className={styles['list']}>
      {things.map((thing) => (
        <HiddenRow key={thing.id} thing={thing} onRestore={setChosen} />
      ))}
    </ul>
  )
  return (
    <>
      {error && chosen === null ? <Notice kind="error">{error.message}</Notice> : null}
      <Panel title="Open Reports" ref={region} tabIndex={-1}>
        {queue.isError ? <InlineError message={queue.error.message} onRetry={() => void queue.refetch()} /> : null}
        {queue.isPending ? <Spinner /> : null}
        {queue.data?.length === 0 ? <p>No open reports.</p> : null}
        {queue.data && queue.data.length > 0 ? (
          <ul className={styles['list']}>
            {queue.data.map((thing) => (
              <ReportRow
                key={thing.kind + thing.target}
                thing={thing}
                isBusy={isPending}
                onHide={setChosen}
                onDismiss={({ kind, target }) => mutate({ action: 'dismiss', kind, target })}
              />
            ))}
          </ul>
        ) : null}
      </Panel>
      <Panel title="Hidden">{current.length === 0 ? <p>Nothing is hidden.</p> : rows(current)}</Panel>
      {restored.length === 0 ? null : <Panel title="Restored">{rows(restored)}</Panel>}
      {chosen === null ? null : (
        <ReasonDialog
          title={'target' in chosen ? 'Hide' : 'Restore'}
          hint={'target' in chosen ? 'Its author sees the reason.' : 'Other administrators see the reason.'}
          onSave={(reason) =>
            mutateAsync(
              'target' in chosen
                ? { action: 'hide', kind: chosen.kind, target: chosen.target, reason }
                : { action: 'restore', id: chosen.id, reason },
            )
          }
          onClose={() => setChosen(null)}
        />
      )}
    </>
  )
}
