import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import styles from './LandingPage.module.css'

/** A part of the product: its title, its text, the links to its pages, and below them a panel of it. */
export function Chapter({
  title,
  text,
  links,
  children,
}: {
  title: string
  text: string
  /** Labels and addresses. */
  links: readonly (readonly [string, string])[]
  children: ReactNode
}) {
  return (
    <section className={styles['chapter']}>
      <h2>{title}</h2>
      <p className={styles['text']}>{text}</p>
      <ul className={styles['links']}>
        {links.map(([label, path]) => (
          <li key={label}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

/** A panel with example data: a placeholder while its content is loading, and nothing if that failed. */
export function Example<Content>({
  content,
  isFailed = false,
  render,
}: {
  content: Content | undefined
  isFailed?: boolean
  render: (content: Content) => ReactNode
}) {
  if (content === undefined)
    return isFailed ? null : <div className={`${styles['panel']} ${styles['waiting']} skeleton`} />
  return (
    <figure className={styles['panel']}>
      {render(content)}
      <figcaption>Example</figcaption>
    </figure>
  )
}
