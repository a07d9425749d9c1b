import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import { type ReactNode, use } from 'react'
import styles from './Notice.module.css'
import { InOutcome } from './Outcome.tsx'

type NoticeKind = 'info' | 'warning' | 'success' | 'error'

const ICONS: Record<NoticeKind, LucideIcon> = {
  info: Info,
  warning: TriangleAlert,
  success: CircleCheck,
  error: CircleAlert,
}

/**
 * A one-line message above the content it concerns: information (`info`), a background failure (`warning`), or the
 * outcome of an action (`success`, `error`). Screen readers announce an error immediately, and the
 * outcome of an action in an `Outcome`.
 */
export function Notice({
  kind = 'info',
  title,
  action,
  children,
}: {
  kind?: NoticeKind
  /** A short summary; `children` then adds the reason or the details. */
  title?: string
  action?: ReactNode
  children: ReactNode
}) {
  const Icon = ICONS[kind]
  const isInOutcome = use(InOutcome)
  return (
    <div
      className={`${styles['notice']} ${styles[kind] ?? ''}`}
      role={kind === 'error' ? 'alert' : isInOutcome ? undefined : 'status'}
    >
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
