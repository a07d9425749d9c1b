import type { ReactNode } from 'react'
import styles from './Article.module.css'

/** A page of prose: one narrow column whose sections (`<section>`) are separated by a rule. */
export function Article({
  title,
  lead,
  back,
  children,
}: {
  title: string
  lead: string
  /** The back link, shown above the title. */
  back: ReactNode
  children: ReactNode
}) {
  return (
    <article className={styles['article']}>
      <p className={styles['back']}>{back}</p>
      <h1>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      {children}
    </article>
  )
}
