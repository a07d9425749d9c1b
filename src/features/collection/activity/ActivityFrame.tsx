import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import styles from './ActivityFrame.module.css'

const route = getRouteApi('/user/$userId/collection/activity')

export function ActivityFrame({ children }: { children: ReactNode }) {
  const { userId } = route.useParams()
  return (
    <div className={styles['page']}>
      <PageHead {...pages.userActivity.head} />
      <header>
        <BackLink to={paths.userCollection(userId)}>Back to Collection</BackLink>
        <h1>
          Collection <em>Activity</em>
        </h1>
      </header>
      {children}
    </div>
  )
}
