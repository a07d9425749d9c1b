import type { ReactNode } from 'react'
import { paths } from '#url/paths.ts'
import { Article } from '#ui/Article.tsx'
import { BackLink } from '#ui/BackLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import styles from './Guide.module.css'

/**
 * A guide article with its head and structured data for search engines (requirements §2, Guides).
 * @param published an ISO date.
 */
export function Guide({
  title,
  head,
  published,
  children,
}: {
  title: string
  head: { path: string; title: string; description: string }
  published: string
  children: ReactNode
}) {
  const article = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: head.description,
    datePublished: published,
    author: { '@type': 'Organization', name: 'Lorefolio' },
  }
  return (
    <Article title={title} lead={head.description} back={<BackLink to={paths.home()}>Back to Home</BackLink>}>
      <PageHead {...head} />
      <script type="application/ld+json">{JSON.stringify(article).replaceAll('<', '\\u003c')}</script>
      <div className={styles['guide']}>{children}</div>
    </Article>
  )
}
