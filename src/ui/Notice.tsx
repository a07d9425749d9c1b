import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Notice.module.css'

type NoticeKind = 'info' | 'warning' | 'success' | 'error'

const ICONS: Record<NoticeKind, LucideIcon> = {
  info: Info,
  warning: TriangleAlert,
  success: CircleCheck,
  error: CircleAlert,
}

/**
 * One line above what it is about: something to know, something that went wrong behind the scenes (`warning`), or what
 * became of something the person did (`success`, `error`). An error is said at once.
 */
export function Notice({
  kind = 'info',
  title,
  action,
  children,
}: {
  kind?: NoticeKind
  /** What happened, where the rest says why or how much. */
  title?: string
  action?: ReactNode
  children: ReactNode
}) {
  const Icon = ICONS[kind]
  return (
    <div className={`${styles['notice']} ${styles[kind] ?? ''}`} role={kind === 'error' ? 'alert' : 'status'}>
      <Icon aria-hidden size={18} />
      <span className={`${styles['text']} ${title ? styles['titled'] : ''}`}>
        {title ? (
          <>
            <b>{title}</b> <span>{children}</span>
          </>
        ) : (
          children
        )}
      </span>
      {action}
    </div>
  )
}
