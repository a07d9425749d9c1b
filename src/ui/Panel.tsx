import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

/** A framed section of a page with a heading, and its action beside the heading. */
export function Panel({
  title,
  action,
  className = '',
  children,
  ...section
}: Omit<ComponentProps<'section'>, 'title' | 'aria-labelledby'> & { title: string; action?: ReactNode }) {
  const id = useId()
  return (
    <section className={`${styles['panel']} ${className}`} aria-labelledby={id} {...section}>
      <div className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  )
}
