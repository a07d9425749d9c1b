import { useNavigate, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { userProfileQuery } from '#data/account/profile.ts'
import { useLoadedQuery } from '#data/useLoadedQuery.ts'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/**
 * Shows its children to administrators only (requirements §2, Admin guard states). It saves other members a page that would
 * refuse them; the policies of the database decide what they may do (`private.is_admin()`).
 *
 * | profile | shown |
 * |---|---|
 * | nobody is signed in | the sign-in page, by the route |
 * | loading | `AdminPending` |
 * | could not be loaded | Permission Check Failed: Unable to verify your permissions. Please try refreshing the page. |
 * | not an administrator's | Access Denied: You don't have permission to access this page. This area is restricted to administrators only. |
 * | an administrator's | `children` |
 */
export function AdminGuard({ userId, children }: { userId: string; children: ReactNode }) {
  return useLoadedQuery(userProfileQuery(userId))?.isAdmin ? children : <AccessDenied />
}

function AccessDenied() {
  const { history } = useRouter()
  const navigate = useNavigate()
  return (
    <EmptyState
      title="Access Denied"
      heading="h1"
      actions={
        <Button
          variant="gold"
          // A tab that was opened on this page has no earlier history entry.
          onClick={() => (history.length > 1 ? history.back() : void navigate({ href: paths.home() }))}
        >
          Go Back
        </Button>
      }
    >
      You don't have permission to access this page. This area is restricted to administrators only.
    </EmptyState>
  )
}
