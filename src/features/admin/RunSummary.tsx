import { isIncomplete, type TaskDetails } from '#domain/admin/maintenanceTask.ts'
import { Notice } from '#ui/Notice.tsx'

/** The changes of a run. A run that skipped sets does not claim that nothing changed. */
export function RunSummary({
  details,
  title,
  news,
  noNews,
}: {
  details: TaskDetails
  /** The title for a run that skipped no sets. */
  title: string
  /** The changes; null without any. */
  news: string | null
  noNews: string
}) {
  if (isIncomplete(details)) return news === null ? null : <Notice>{news}</Notice>
  return (
    <Notice kind="success" title={title}>
      {news ?? noNews}
    </Notice>
  )
}
