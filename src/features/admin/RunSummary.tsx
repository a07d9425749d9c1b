import { isIncomplete, type TaskDetails } from '#domain/admin/maintenanceTask.ts'
import { Notice } from '#ui/Notice.tsx'

/** What a run changed. A run that left out sets does not say that there was nothing to change: nobody looked there. */
export function RunSummary({
  details,
  title,
  news,
  noNews,
}: {
  details: TaskDetails
  /** What is said of a run that left out no set. */
  title: string
  /** What the run changed; null for nothing. */
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
