import { Link } from '@tanstack/react-router'
import { useSession } from '#data/session/useSession.ts'
import { SignInLink } from '#features/signIn/SignInLink.tsx'
import { paths } from '#url/paths.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Shown to visitors of private and of missing collections alike. */
export function HiddenCollection() {
  const session = useSession()
  return (
    <EmptyState
      title="This collection is private"
      heading="h1"
      actions={
        <>
          <Link to={paths.cards()} className={buttonStyle('gold')}>
            Browse the Cards
          </Link>
          {session.status === 'signedIn' ? (
            <Link to={paths.userCollection(session.user.id)} className={buttonStyle()}>
              My Collection
            </Link>
          ) : (
            <SignInLink>Sign In</SignInLink>
          )}
        </>
      }
    >
      It may not exist, or its owner may not share it.
      {session.status === 'signedOut' ? ' If it is yours, sign in to open it.' : null}
    </EmptyState>
  )
}
