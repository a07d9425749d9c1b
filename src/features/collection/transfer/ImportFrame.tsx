import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CollectionFrame } from '../CollectionFrame.tsx'

const route = getRouteApi('/user/$userId/collection/import')

export function ImportFrame({ children }: { children: ReactNode }) {
  const { userId } = route.useParams()
  return (
    <CollectionFrame
      ownerId={userId}
      title={
        <>
          Import <em>Collection</em>
        </>
      }
    >
      {children}
    </CollectionFrame>
  )
}
