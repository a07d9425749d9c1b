import { type ReactNode, useId } from 'react'
import styles from './AccountSection.module.css'

/** One part of the account page, with what can be done to it at its head. */
export function AccountSection({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
