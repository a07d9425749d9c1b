import type { ReactNode } from 'react'
import { paths } from '#url/paths.ts'
import { BackLink } from '#ui/BackLink.tsx'
import styles from './CollectionFrame.module.css'

/** The frame of a page on which the owner changes a collection. */
export function CollectionFrame({
  ownerId,
  title,
  children,
}: {
  ownerId: string
  title: ReactNode
  children: ReactNode
}) {
  return (
    <div className={styles['page']}>
      <header>
        <BackLink to={paths.userCollection(ownerId)}>Back to Collection</BackLink>
        <h1>{title}</h1>
      </header>
      {children}
    </div>
  )
}
