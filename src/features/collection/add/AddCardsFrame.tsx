import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CollectionFrame } from '../CollectionFrame.tsx'

const route = getRouteApi('/user/$userId/collection/add')

export function AddCardsFrame({ children }: { children: ReactNode }) {
  const { userId } = route.useParams()
  return (
    <CollectionFrame
      ownerId={userId}
      title={
        <>
          Add <em>Cards</em>
        </>
      }
    >
      {children}
    </CollectionFrame>
  )
}
