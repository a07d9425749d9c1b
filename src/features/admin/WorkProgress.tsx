import type { ReactNode } from 'react'
import type { Progress } from '#data/admin/extraCards.ts'
import { formatCount } from '#domain/text/formatCount.ts'
import styles from './WorkProgress.module.css'

/** Work that takes a while: what it is, and how far it has come where that is known. */
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
