import { Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

/** One line above a page's content: something to know (`info`) or something that went wrong (`warning`). */
export function Notice({
  kind = 'info',
  action,
  children,
}: {
  kind?: 'info' | 'warning'
  action?: ReactNode
  children: ReactNode
}) {
  const Icon = kind === 'info' ? Info : TriangleAlert
  return (
    <div className={`${styles['notice']} ${styles[kind]}`} role="status">
      <Icon aria-hidden size={18} />
      <span className={styles['text']}>{children}</span>
      {action}
    </div>
  )
}
