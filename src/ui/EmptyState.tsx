import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { InkDrop } from './InkDrop.tsx'

/**
 * The illustrated empty state of a list or page: it says why nothing is here and what to do next. With an `h1` it is the whole page,
 * and in its middle.
 */
export function EmptyState({
  title,
  children,
  actions,
  heading: Heading = 'h2',
  alert = false,
}: {
  title: string
  children?: ReactNode
  actions?: ReactNode
  heading?: 'h1' | 'h2'
  alert?: boolean
}) {
  return (
    <div
      className={styles['empty']}
      role={alert ? 'alert' : undefined}
      data-full-width={Heading === 'h1' ? 'spaced' : undefined}
    >
      <InkDrop />
      <Heading>{title}</Heading>
      {children ? <p>{children}</p> : null}
      {actions ? <div className={styles['actions']}>{actions}</div> : null}
    </div>
  )
}
