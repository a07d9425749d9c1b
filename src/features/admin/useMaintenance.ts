import { type QueryClient, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { type AdminFunction, runAdminFunction } from '#data/adminFunctions.ts'
import { readCardsAgain } from '#data/adminStats.ts'
import { adminTaskQuery } from '#data/adminTasks.ts'
import { type Failure, toFailure } from '#data/errors.ts'
import type { MaintenanceTask, TaskDetails, TaskName } from '#domain/admin/maintenanceTask.ts'
import { useNow } from '#ui/useNow.ts'

/** How a run ended that was started in this browser. */
export type Outcome = {
  readonly name: AdminFunction
  readonly details: TaskDetails | null
  readonly failure: Failure | null
  /** The task's last run as it was known then: once there is a later one, this outcome is history. */
  readonly lastRun: string | null
  /** Milliseconds since the epoch. */
  readonly endedAt: number
}

export type Maintenance = {
  /** Undefined until it was read. */
  readonly task: MaintenanceTask | undefined
  /** Whether the last attempt to read it failed. */
  readonly isUnreadable: boolean
  readonly retry: () => void
  /** The function that runs now, of those that are a run of this task; 'elsewhere' when another administrator runs one. */
  readonly running: AdminFunction | 'elsewhere' | null
  /** How the last run went that was started here; null when there is none or there was a later one. */
  readonly outcome: Outcome | null
  readonly run: (name: AdminFunction) => void
}

/** A run that does not go on holds its task for this long (`begin_admin_task` of the backend). */
const HELD_MS = 3 * 60_000

const CHANGES_CARDS: ReadonlySet<AdminFunction> = new Set(['update-prices', 'import-missing-cards'])

/**
 * A maintenance task: how it went, and a way to run it. A run belongs to the browser and not to the page, which may be left
 * and come back to meanwhile.
 */
export function useMaintenance(adminId: string, taskName: TaskName): Maintenance {
  const queryClient = useQueryClient()
  const now = useNow()
  const mutationKey = ['own', adminId, 'maintenance', taskName]
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

  const isAwaited = (known: MaintenanceTask | undefined) =>
    last?.outcome?.failure?.kind === 'conflict' &&
    last.outcome.lastRun === (known?.lastRun ?? null) &&
    now - last.outcome.endedAt < HELD_MS
  const { data, isError, refetch } = useQuery(adminTaskQuery(adminId, taskName, isAwaited))
  const isCurrent = last?.outcome !== undefined && last.outcome.lastRun === (data?.lastRun ?? null)
  return {
    task: data,
    isUnreadable: isError,
    retry: () => void refetch(),
    running: last?.isPending ? last.name : isAwaited(data) ? 'elsewhere' : null,
    outcome: isCurrent && !last.isPending ? last.outcome : null,
    run: mutate,
  }
}

type Run = { readonly isPending: boolean; readonly name: AdminFunction; readonly outcome: Outcome | undefined }

async function runHere(
  queryClient: QueryClient,
  adminId: string,
  taskName: TaskName,
  name: AdminFunction,
): Promise<Outcome> {
  const { details, failure } = await runAdminFunction(name).then(
    (counted) => ({ details: counted, failure: null }),
    (error: unknown) => ({ details: null, failure: toFailure(error, 'Unknown error') }),
  )
  const { queryKey } = adminTaskQuery(adminId, taskName)
  await queryClient.refetchQueries({ queryKey, type: 'all' })
  // A run that failed halfway has changed something too.
  if (CHANGES_CARDS.has(name)) await readCardsAgain(queryClient, adminId)
  const lastRun = queryClient.getQueryData(queryKey)?.lastRun ?? null
  return { name, details, failure, lastRun, endedAt: Date.now() }
}
