import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useViewerId } from '#data/session/useViewerId.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Shows a page for changing a collection to its owner, and the way to their own page to other members. */
export function OwnerOnly({
  ownerId,
  denied,
  memberLink,
  children,
}: {
  ownerId: string
  /** The text for other members. */
  denied: string
  memberLink: { readonly path: (userId: string) => string; readonly words: string }
  children: ReactNode
}) {
  const viewerId = useViewerId()
  if (viewerId === undefined) return null
  if (viewerId === ownerId) return children
  return (
    <EmptyState
      title="This Collection Is Somebody Else's"
      heading="h1"
      actions={
        <Link to={memberLink.path(viewerId)} className={buttonStyle('gold')}>
          {memberLink.words}
        </Link>
      }
    >
      {denied}
    </EmptyState>
  )
}
