import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { userProfileQuery } from '#data/account/profile.ts'
import { useSession } from '#data/session/useSession.ts'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './AdminGuard.module.css'

/**
 * Shows what is in it to administrators alone (requirements §2, Admin guard states). It saves others a page that would
 * refuse them; what one may do is decided in the database: `private.is_admin()` in its policies.
 *
 * | profile | shown |
 * |---|---|
 * | being read | Checking permissions... |
 * | could not be read | Permission Check Failed: Unable to verify your permissions. Please try refreshing the page. |
 * | nobody is signed in | the sign-in page |
 * | not an admin's | Access Denied: You don't have permission to access this page. This area is restricted to administrators only. |
 * | an admin's | `children` |
 */
export function AdminGuard({ children }: { children: ReactNode }) {
  const session = useSession()
  const userId = session.status === 'signedIn' ? session.user.id : undefined
  const { data: profile, isFetching, refetch } = useQuery(userProfileQuery(userId))

  if (session.status === 'signedOut') return <Navigate to={paths.login()} replace />
  if (profile?.isAdmin) return children
  if (profile !== undefined) return <AccessDenied />
  if (session.status === 'loading' || isFetching)
    return (
      <p className={styles['checking']} role="status">
        <Spinner /> Checking permissions...
      </p>
    )
  return (
    <EmptyState
      title="Permission Check Failed"
      heading="h1"
      alert
      actions={
        <Button variant="gold" onClick={() => refetch()}>
          Refresh Page
        </Button>
      }
    >
      Unable to verify your permissions. Please try refreshing the page.
    </EmptyState>
  )
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
          // A tab that was opened here has nowhere to go back to.
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
