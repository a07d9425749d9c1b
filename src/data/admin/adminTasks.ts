import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { isHeld, type MaintenanceTask, type TaskDetails, type TaskName } from '#domain/admin/maintenanceTask.ts'
import { memberClient } from '../backend/backend.ts'
import { toFailure } from '../backend/errors.ts'

/** How often the dashboard polls the status of a task (requirements §9, Admin polling). */
const POLL_MS: Record<TaskName, number> = {
  price_data_update: 30_000,
  card_count_check: 60_000,
  sets_check: 60_000,
}

/** How often it polls while a run holds the task, so that the result shows soon. */
const HELD_POLL_MS = 5000

/** A damaged number becomes null, so that the others can still be shown. */
const count = v.fallback(v.nullish(v.number(), null), null)

const newSetSchema = v.pipe(
  v.object({
    id: v.string(),
    name: v.string(),
    code: v.nullish(v.string()),
    released_at: v.nullish(v.string(), null),
    prereleased_at: v.nullish(v.string(), null),
    main_set: v.nullish(v.boolean(), true),
  }),
  v.transform(({ id, name, code, released_at, prereleased_at, main_set }) => ({
    id,
    name,
    code: code || id,
    releasedAt: released_at,
    preReleasedAt: prereleased_at,
    mainSet: main_set,
  })),
)

/** The `details` of `admin_tasks` (requirements §3). The server functions answer in the same format (§7). */
const detailsSchema = v.pipe(
  v.object({
    total_processed: count,
    updated_count: count,
    unchanged_count: count,
    no_price_data_count: count,
    not_found_count: count,
    imported_count: count,
    adopted_count: count,
    joined_count: count,
    changed_count: count,
    database_count: count,
    lorcast_count: count,
    difference: count,
    pack_only_count: count,
    total_api_sets: count,
    total_db_sets: count,
    sets_total: count,
    sets_left_out: count,
    error_count: count,
    errors: v.fallback(v.optional(v.array(v.string()), []), []),
    new_sets: v.fallback(v.optional(v.array(newSetSchema), []), []),
  }),
  v.transform((given): TaskDetails => ({
    totalProcessed: given.total_processed,
    updatedCount: given.updated_count,
    unchangedCount: given.unchanged_count,
    noPriceDataCount: given.no_price_data_count,
    notFoundCount: given.not_found_count,
    importedCount: given.imported_count,
    adoptedCount: given.adopted_count,
    joinedCount: given.joined_count,
    changedCount: given.changed_count,
    databaseCount: given.database_count,
    lorcastCount: given.lorcast_count,
    difference: given.difference,
    packOnlyCount: given.pack_only_count,
    totalApiSets: given.total_api_sets,
    totalDbSets: given.total_db_sets,
    setsTotal: given.sets_total,
    setsLeftOut: given.sets_left_out,
    errorCount: given.error_count ?? given.errors.length,
    errors: given.errors,
    newSets: given.new_sets,
  })),
)

/** Reads the counts of a run; missing and damaged ones are null. */
export const parseTaskDetails = (details: unknown): TaskDetails =>
  v.parse(detailsSchema, typeof details === 'object' && details !== null ? details : {})

async function readTask(task: TaskName): Promise<MaintenanceTask> {
  const { tables } = await memberClient()
  const { data, error } = await tables.from('admin_tasks').select().eq('task_name', task).maybeSingle()
  if (error) throw toFailure(error, 'Error loading status')
  return {
    lastRun: data?.last_run ?? null,
    success: data?.success ?? null,
    error: data?.error ?? null,
    details: parseTaskDetails(data?.details),
    heldUntil: data?.held_until ?? null,
    nextRun: data?.next_run ?? null,
  }
}

const tasksKey = (adminId: string) => ['user', adminId, 'adminTasks'] as const

/**
 * The last result of a maintenance task (requirements §7, admin_tasks), and whether a run holds it. While the page is visible,
 * it is refetched every 30 or 60 seconds, and every 5 while a run holds the task.
 */
export const adminTaskQuery = (adminId: string, task: TaskName) =>
  queryOptions({
    queryKey: [...tasksKey(adminId), task],
    queryFn: () => readTask(task),
    refetchInterval: ({ state }) => (state.data && isHeld(state.data, Date.now()) ? HELD_POLL_MS : POLL_MS[task]),
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    retry: 1,
  })
