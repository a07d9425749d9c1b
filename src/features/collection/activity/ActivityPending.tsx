import { ActivityFrame } from './ActivityFrame.tsx'
import listStyles from './ActivityList.module.css'
import styles from './ActivityPending.module.css'

/** The shape of the log while it is loading. */
export function ActivityPending() {
  return (
    <ActivityFrame>
      <div role="status" aria-label="Loading activity" className={styles['skeleton']}>
        <div className={styles['blankSearch']} />
        <div className={styles['blankDay']} />
        <ul className={listStyles['list']}>
          {Array.from({ length: 8 }, (_, index) => (
            <li key={index} />
          ))}
        </ul>
      </div>
    </ActivityFrame>
  )
}
