import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { TaskStatus } from '#domain/admin/maintenanceTask.ts'
import styles from './StatusPanel.module.css'

/** A part of the system with its status and actions. */
export function StatusPanel({
  anchor,
  title,
  icon: Icon,
  status,
  about,
  actions,
  children,
}: {
  /** The id that links on this page use. */
  anchor: string
  title: string
  icon: LucideIcon
  /** Undefined while loading. */
  status: TaskStatus | 'Running' | undefined
  about: ReactNode
  actions: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section id={anchor} className={styles['panel']} aria-labelledby={id} tabIndex={-1}>
      <div className={styles['head']}>
        <Icon aria-hidden size={22} />
        <h3 id={id}>{title}</h3>
        <p role="status">
          {status === undefined ? null : (
            <span className={styles['status']} data-status={status}>
              <span className="spoken">{title}:</span> {status}
            </span>
          )}
        </p>
      </div>
      <p className={styles['about']}>{about}</p>
      {children}
      <div className={styles['actions']}>{actions}</div>
    </section>
  )
}
