import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type AdminFunction, runAdminFunction } from '#data/admin/adminFunctions.ts'
import { invalidateCards } from '#data/admin/adminStats.ts'
import { adminTaskQuery } from '#data/admin/adminTasks.ts'
import { type Failure, toFailure } from '#data/backend/errors.ts'
import { isHeld, type MaintenanceTask, type TaskDetails, type TaskName } from '#domain/admin/maintenanceTask.ts'
import { useNow } from '#ui/useNow.ts'

/** The end of a run that this browser started. */
export type Outcome = {
  readonly name: AdminFunction
  readonly details: TaskDetails | null
  readonly failure: Failure | null
  /** The task's last run at that time. Once there is a later one, this outcome is outdated. */
  readonly lastRun: string | null
  /** Milliseconds since the epoch. */
  readonly endedAt: number
}

export type Maintenance = {
  /** Undefined while loading. */
  readonly task: MaintenanceTask | undefined
  /** Whether the last attempt to read the task failed. */
  readonly isUnreadable: boolean
  readonly retry: () => void
  /**
   * The function of this task that this browser runs; 'elsewhere' for a run by another administrator, another tab or a
   * schedule.
   */
  readonly running: AdminFunction | 'elsewhere' | null
  /** The end of the last run that was started here; null without one or after a later run. */
  readonly outcome: Outcome | null
  readonly run: (name: AdminFunction) => void
}

const CHANGES_CARDS: ReadonlySet<AdminFunction> = new Set(['update-prices', 'import-missing-cards'])

/**
 * Reads a maintenance task and runs it. A run belongs to the browser, so the page may be left and reopened meanwhile. A
 * start that is refused because another run holds the task has no outcome: the task shows that run and then its result.
 */
export function useMaintenance(adminId: string, taskName: TaskName): Maintenance {
  const queryClient = useQueryClient()
  const now = useNow()
  const mutationKey = ['user', adminId, 'maintenance', taskName]
  const { mutate } = useMutation({
    mutationKey,
    networkMode: 'always',
    mutationFn: (name: AdminFunction) => runHere(queryClient, adminId, taskName, name),
  })
  const last = useMutationState({
    filters: { mutationKey, exact: true },
    // Only the mutation above has this key.
    select: ({ state }) =>
      ({ isPending: state.status === 'pending', name: state.variables, outcome: state.data }) as Run,
  }).at(-1)
  const { data, isError, refetch } = useQuery(adminTaskQuery(adminId, taskName))
  const changedCards = taskName === 'price_data_update' || (data?.details.importedCount ?? null) !== null
  useReadCardsAfterRuns(adminId, data?.lastRun, changedCards)
  const outcome = last?.isPending ? null : (last?.outcome ?? null)
  const isCurrent = outcome !== null && outcome.lastRun === (data?.lastRun ?? null)
  const isHeldNow = data !== undefined && isHeld(data, now)
  return {
    task: data,
    isUnreadable: isError,
    retry: () => void refetch(),
    running: last?.isPending ? last.name : isHeldNow ? 'elsewhere' : null,
    outcome: isCurrent ? outcome : null,
    run: mutate,
  }
}

type Run = {
  readonly isPending: boolean
  readonly name: AdminFunction
  /** Null if another run held the task. */
  readonly outcome: Outcome | null | undefined
}

async function runHere(
  queryClient: QueryClient,
  adminId: string,
  taskName: TaskName,
  name: AdminFunction,
): Promise<Outcome | null> {
  const { details, failure } = await runAdminFunction(name).then(
    (counted) => ({ details: counted, failure: null }),
    (error: unknown) => ({ details: null, failure: toFailure(error, 'Unknown error') }),
  )
  const { queryKey } = adminTaskQuery(adminId, taskName)
  await queryClient.refetchQueries({ queryKey, type: 'all' })
  // A run that failed halfway may have changed something too, even if the page was left.
  if (CHANGES_CARDS.has(name)) await invalidateCards(queryClient, adminId)
  if (failure?.kind === 'conflict') return null
  const lastRun = queryClient.getQueryData(queryKey)?.lastRun ?? null
  return { name, details, failure, lastRun, endedAt: Date.now() }
}

/** Refetches cards and sets after a run by another browser, which only the task shows. */
function useReadCardsAfterRuns(adminId: string, lastRun: string | null | undefined, changedCards: boolean): void {
  const queryClient = useQueryClient()
  const known = useRef(lastRun)
  useEffect(() => {
    const isLater = known.current !== undefined && known.current !== lastRun
    known.current = lastRun
    if (isLater && changedCards) void invalidateCards(queryClient, adminId)
  }, [queryClient, adminId, lastRun, changedCards])
}
