import styles from './ActivityPage.module.css'

/** The placeholder of a loading log. */
export function ActivitySkeleton() {
  return (
    <div role="status" aria-label="Loading activity" className={styles['skeleton']}>
      <div className={styles['blankSearch']} />
      <div className={styles['blankDay']} />
      <ul>
        {Array.from({ length: 8 }, (_, index) => (
          <li key={index} />
        ))}
      </ul>
    </div>
  )
}
