import { ActivityFrame } from './ActivityFrame.tsx'
import styles from './ActivityFrame.module.css'

/** The shape of the log while it is loading. */
export function ActivityPending() {
  return (
    <ActivityFrame>
      <div role="status" aria-label="Loading activity" className={styles['skeleton']}>
        <div className={styles['blankSearch']} />
        <div className={styles['blankDay']} />
        <ul>
          {Array.from({ length: 8 }, (_, index) => (
            <li key={index} />
          ))}
        </ul>
      </div>
    </ActivityFrame>
  )
}
