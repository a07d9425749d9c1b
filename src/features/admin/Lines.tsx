import type { ReactNode } from 'react'
import styles from './StatusPanel.module.css'

/** What happened, and beneath it why or how much. */
export function Lines({ title, children }: { title: string; children: ReactNode }) {
  return (
    <span className={styles['lines']}>
      <b>{title}</b> <span>{children}</span>
    </span>
  )
}
