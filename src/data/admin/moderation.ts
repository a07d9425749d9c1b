import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { HiddenThing, ReportedKind, ReportedThing } from '#domain/moderation/report.ts'
import { toFailure } from '../backend/errors.ts'
import { toHiddenThing } from '../moderation/reports.ts'
import { tablesAs } from '../session/viewer.ts'
import { readMemberNames } from './memberNames.ts'

const SIGNED_OUT = 'You must be logged in to decide about reports.'

const texts = v.array(v.string())
const queueSchema = v.array(
  v.pipe(
    v.object({
      kind: v.picklist(['deck', 'guide', 'name']),
      target: v.string(),
      reports: v.number(),
      reasons: texts,
      notes: texts,
      words: texts,
      deck: v.nullable(v.string()),
      guide: v.nullable(v.string()),
      username: v.string(),
      display_name: v.nullable(v.string()),
      first_at: v.string(),
    }),
    v.transform(({ display_name, first_at, ...rest }): ReportedThing => ({
      ...rest,
      displayName: display_name,
      firstAt: first_at,
    })),
  ),
)

const moderationKey = (adminId: string) => ['user', adminId, 'moderation'] as const

/** Refetches the queue and the hidden things. */
export const reloadModeration = (queryClient: QueryClient, adminId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: moderationKey(adminId) })

/** The reported things without a decision, oldest first. @throws Failure with the reason. */
export const reportQueueQuery = (adminId: string) =>
  queryOptions({
    queryKey: [...moderationKey(adminId), 'queue'],
    queryFn: async (): Promise<readonly ReportedThing[]> => {
      const tables = await tablesAs(adminId, SIGNED_OUT)
      const { data, error } = await tables.rpc('report_queue')
      if (error) throw toFailure(error, 'Failed to load the reports')
      return v.parse(queueSchema, data)
    },
    networkMode: 'always',
    retry: 1,
  })

/** The number of decisions that are shown. */
const LOG_LENGTH = 200

/** The last hidden things with those that were restored, newest first. @throws Failure with the reason. */
export const hiddenListQuery = (adminId: string) =>
  queryOptions({
    queryKey: [...moderationKey(adminId), 'hidden'],
    queryFn: async (): Promise<readonly HiddenThing[]> => {
      const tables = await tablesAs(adminId, SIGNED_OUT)
      const newest = { ascending: false }
      const [hidden, moderators] = await Promise.all([
        tables.from('hidden_content').select().order('id', newest).limit(LOG_LENGTH),
        tables
          .from('hidden_content_moderators')
          .select('hidden_id,hidden_by')
          .order('hidden_id', newest)
          .limit(LOG_LENGTH),
      ])
      const error = hidden.error ?? moderators.error
      if (error) throw toFailure(error, 'Failed to load hidden content')
      const hiddenBy = new Map(moderators.data?.map(({ hidden_id, hidden_by }) => [hidden_id, hidden_by]))
      const names = await readMemberNames(adminId, [...hiddenBy.values()])
      return (hidden.data ?? []).map((row) => toHiddenThing(row, names.get(hiddenBy.get(row.id) ?? null) ?? null))
    },
    networkMode: 'always',
    retry: 1,
  })

/** A decision of an administrator. */
export type Decision =
  | { readonly action: 'hide'; readonly kind: ReportedKind; readonly target: string; readonly reason: string }
  | { readonly action: 'dismiss'; readonly kind: ReportedKind; readonly target: string }
  | { readonly action: 'restore'; readonly id: number; readonly reason: string }

/** Carries out a decision and refetches the lists. @throws Failure with the reason. */
export async function decide(queryClient: QueryClient, adminId: string, decision: Decision): Promise<void> {
  const tables = await tablesAs(adminId, SIGNED_OUT)
  const { error } = await ('id' in decision
    ? tables.rpc('restore_content', { hidden_id: decision.id, reason: decision.reason })
    : 'reason' in decision
      ? tables.rpc('hide_content', { kind: decision.kind, target: decision.target, reason: decision.reason })
      : tables.rpc('dismiss_reports', { kind: decision.kind, target: decision.target }))
  await reloadModeration(queryClient, adminId)
  if (error) throw toFailure(error, 'Failed to save the decision')
}
