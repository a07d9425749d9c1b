import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#url/paths.ts'
import { Article } from '#ui/Article.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import styles from './LegalArticle.module.css'

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * A page of plain words about rights and duties.
 * @param changed when its words last changed: an ISO date.
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
    <Article
      title={title}
      lead={head.description}
      back={
        <Link to={paths.home()}>
          <ArrowLeft aria-hidden size={16} /> Back to Home
        </Link>
      }
    >
      <PageHead {...head} />
      {children}
      <p className={styles['changed']}>
        Last changed on <time dateTime={changed}>{DATE.format(new Date(changed))}</time>.
      </p>
    </Article>
  )
}
