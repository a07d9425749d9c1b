import type { ReactNode } from 'react'
import type { Progress } from '#data/admin/extraCards.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import styles from './WorkProgress.module.css'

/** The description of a long task, with its progress if known. */
export function WorkProgress({ progress, children }: { progress?: Progress | undefined; children: ReactNode }) {
  return (
    <div className={styles['work']}>
      <p role="status">{children}</p>
      <progress
        aria-label="Progress"
        {...(progress && { value: progress.done, max: progress.total, 'aria-valuetext': sayProgress(progress) })}
      />
      {progress ? <p className={styles['count']}>{sayProgress(progress)}</p> : null}
    </div>
  )
}

const sayProgress = ({ done, total }: Progress) => `${formatCount(done)} of ${formatCount(total)}`
