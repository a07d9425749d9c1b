import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { HiddenThing, ReportedKind, ReportReason } from '#domain/moderation/report.ts'
import type { Database } from '../backend/database.gen.ts'
import { toFailure } from '../backend/errors.ts'
import { tablesAs } from '../session/viewer.ts'

/** A report of a member. */
export type Report = {
  readonly kind: ReportedKind
  /** The id of the deck or member. */
  readonly target: string
  readonly reason: ReportReason
  /** Empty for none. */
  readonly note: string
}

/** Sends a report. @throws Failure with the reason, such as that the member has reported it already. */
export async function sendReport(userId: string, report: Report): Promise<void> {
  const tables = await tablesAs(userId, 'You must be logged in to report something.')
  const { error } = await tables.rpc('report_content', report)
  if (error) throw toFailure(error, 'Failed to send the report')
}

type HiddenRow = Database['public']['Tables']['hidden_content']['Row']

/** Converts a row of `hidden_content`. @param hiddenBy the name of the administrator */
export const toHiddenThing = (row: HiddenRow, hiddenBy: string | null): HiddenThing => ({
  id: row.id,
  kind: row.kind as ReportedKind, // a check of the table allows no others
  deckId: row.deck_id,
  authorId: row.author_id,
  content: row.content,
  reason: row.reason,
  hiddenAt: row.hidden_at,
  restoredAt: row.restored_at,
  restoredBecause: row.restored_because,
  hiddenBy,
})

const hiddenKey = (viewerId: string | undefined) => ['user', viewerId, 'hidden'] as const

/** Refetches what of the viewer's is hidden, after a change that may end it. */
export function reloadHiddenThings(queryClient: QueryClient, viewerId: string): void {
  void queryClient.invalidateQueries({ queryKey: hiddenKey(viewerId) })
}

/** The hidden things of a member, for the member and administrators. @param deckId undefined for the name */
export const hiddenThingsQuery = (viewerId: string | undefined, authorId: string, deckId?: string) =>
  queryOptions({
    queryKey: [...hiddenKey(viewerId), authorId, deckId ?? 'name'],
    queryFn: viewerId
      ? async (): Promise<readonly HiddenThing[]> => {
          const tables = await tablesAs(viewerId, 'You must be logged in to see hidden content.')
          const all = tables.from('hidden_content').select().eq('author_id', authorId).is('restored_at', null)
          const { data, error } = await (deckId === undefined ? all.is('deck_id', null) : all.eq('deck_id', deckId))
          if (error) throw toFailure(error, 'Failed to load hidden content')
          return data.map((row) => toHiddenThing(row, null))
        }
      : skipToken,
    retry: 1,
  })
