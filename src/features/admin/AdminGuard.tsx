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
 * Shows its children to administrators only (requirements §2, Admin guard states). It only spares others a page that
 * would refuse them; the database decides permissions: `private.is_admin()` in its policies.
 *
 * | profile | shown |
 * |---|---|
 * | loading | Checking permissions... |
 * | failed to load | Permission Check Failed: Unable to verify your permissions. Please try refreshing the page. |
 * | of a guest | the sign-in page |
 * | not an administrator's | Access Denied: You don't have permission to access this page. This area is restricted to administrators only. |
 * | an administrator's | `children` |
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
