import { CircleCheck, TriangleAlert } from 'lucide-react'
import { findConcerns } from '#domain/admin/concerns.ts'
import type { MaintenanceTask } from '#domain/admin/maintenanceTask.ts'
import { useNow } from '#ui/useNow.ts'
import styles from './Overview.module.css'

/** A summary of the status: everything is fine, or the list of problems with links to their panels. */
export function Overview({
  prices,
  cards,
  sets,
  missingSets,
}: {
  /** The last run of each task; undefined while loading. */
  prices: MaintenanceTask | undefined
  cards: MaintenanceTask | undefined
  sets: MaintenanceTask | undefined
  missingSets: number
}) {
  const now = useNow()
  const concerns = prices && cards && sets ? findConcerns({ prices, cards, sets }, missingSets, now) : null
  const isWell = concerns?.length === 0
  const Icon = isWell ? CircleCheck : TriangleAlert
  return (
    <section
      className={styles['overview']}
      data-state={concerns === null ? 'unknown' : isWell ? 'well' : 'attention'}
      aria-label="Overview"
      aria-live="polite"
    >
      {concerns === null ? (
        <p className={styles['line']}>Checking the system...</p>
      ) : (
        <>
          <p className={styles['line']}>
            <Icon aria-hidden size={24} /> {sayState(concerns.length)}
          </p>
          {isWell ? null : (
            <ul className={styles['concerns']}>
              {concerns.map(({ area, text }) => (
                <li key={text}>
                  <a href={`#${area}`}>{text}</a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  )
}

function sayState(concerns: number): string {
  if (concerns === 0) return 'Everything is in order.'
  return concerns === 1 ? 'One thing needs attention.' : `${concerns} things need attention.`
}
