import type { ReactNode } from 'react'
import { dateFormat } from '#domain/dates/dateFormat.ts'
import { paths } from '#url/paths.ts'
import { Article } from '#ui/Article.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import styles from './LegalArticle.module.css'

/**
 * The frame of a legal page.
 * @param changed the ISO date of its last change.
 */
export function LegalArticle({
  title,
  head,
  changed,
  children,
}: {
  title: string
  head: { path: string; title: string; description: string }
  changed: string
  children: ReactNode
}) {
  return (
    <Article title={title} lead={head.description} back={<BackLink to={paths.home()}>Back to Home</BackLink>}>
      <PageHead {...head} />
      {children}
      <p className={styles['changed']}>
        Last changed on{' '}
        <time dateTime={changed}>{dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(changed))}</time>
        .
      </p>
    </Article>
  )
}
