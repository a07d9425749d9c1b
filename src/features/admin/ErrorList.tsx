import type { TaskDetails } from '#domain/admin/maintenanceTask.ts'
import { countOf } from '#domain/text/countOf.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import styles from './StatusPanel.module.css'

/** The number of listed errors (requirements §9); the rest is counted. */
const SHOWN = 3

/** The errors of a run. */
export function ErrorList({ errors, errorCount }: Pick<TaskDetails, 'errors' | 'errorCount'>) {
  const shown = errors.slice(0, SHOWN)
  const more = errorCount - shown.length
  if (shown.length === 0) return null
  return (
    <div className={styles['errors']}>
      <h4>{countOf(errorCount, 'error')}</h4>
      <ul>
        {/* Two sets may fail for the same reason. */}
        {shown.map((error, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list is replaced as a whole
          <li key={index}>{error}</li>
        ))}
      </ul>
      {more > 0 ? <p>and {formatCount(more)} more</p> : null}
    </div>
  )
}
