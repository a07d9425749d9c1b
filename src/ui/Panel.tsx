import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

/** A framed part of a page under its heading, with what can be done to it beside that. */
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
