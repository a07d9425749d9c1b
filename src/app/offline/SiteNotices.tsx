import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { Connection } from '#data/offline/connection.ts'
import { deadLinkStore, clearDeadLink } from '#data/session/deadLink.ts'
import { endedSessionStore, clearEndedSession } from '#data/session/endedSession.ts'
import { useConnection } from '#data/offline/useConnection.ts'
import { useSession } from '#data/session/useSession.ts'
import { SignInLink } from '#features/signIn/SignInLink.tsx'
import { Button } from '#ui/Button.tsx'
import { focusRegion } from '#ui/focusRegion.ts'
import { Notice } from '#ui/Notice.tsx'
import { StayInPlace } from '#ui/StayInPlace.tsx'
import { paths } from '#url/paths.ts'
import { siteUpdateStore } from './siteUpdate.ts'
import styles from './SiteNotices.module.css'

const PROBLEMS: Record<Exclude<Connection, 'online'>, string> = {
  offline: 'You are offline.',
  unreachable: 'Lorefolio cannot be reached.',
}

/** Notices on every page: no connection, the session has ended, a new version of the site. */
export const SiteNotices = () => <StayInPlace>{useNotices()}</StayInPlace>

function useNotices() {
  const connection = useConnection()
  const session = useSession()
  const update = useSyncExternalStore(siteUpdateStore.subscribe, siteUpdateStore.get, () => null)
  const isSessionEnded = useSyncExternalStore(
    endedSessionStore.subscribe,
    endedSessionStore.get,
    endedSessionStore.getGuest,
  )
  const isLinkDead = useSyncExternalStore(deadLinkStore.subscribe, deadLinkStore.get, deadLinkStore.getGuest)
  if (connection === 'online' && !update && !isSessionEnded && !isLinkDead) return null
  return (
    <section className={styles['notices']} data-notices aria-label="Notices">
      {connection === 'online' ? null : (
        <Notice kind="warning">
          {PROBLEMS[connection]}{' '}
          {session.status === 'signedIn'
            ? 'Copies, wishes, assembled decks and matches are saved on this device and sent later.'
            : 'You see what is saved on this device.'}
        </Notice>
      )}
      {isSessionEnded ? <EndedSession /> : null}
      {isLinkDead ? (
        <Ending onDismiss={clearDeadLink}>
          This link is no longer valid: it was used already, or it is too old.
          {session.status === 'signedIn' ? null : ' Sign in, or ask for a new link there.'}
        </Ending>
      ) : null}
      {update ? (
        <Notice action={<Button onClick={update}>Reload</Button>}>A new version of Lorefolio is ready.</Notice>
      ) : null}
    </section>
  )
}

/** The reasons why a session has ended. */
const EndedSession = () => (
  <Ending onDismiss={clearEndedSession}>
    You were signed out because your password was changed or this session was ended on another device. Sign in again.
    Your unsent changes are saved until then.
  </Ending>
)

/** Says why the session has ended, with a link to sign in except on the sign-in page. */
function Ending({ onDismiss, children }: { onDismiss: () => void; children: ReactNode }) {
  const isAtSignIn = useLocation({ select: ({ pathname }) => pathname === paths.login() })
  const isGuest = useSession().status === 'signedOut'
  return (
    <Notice kind="warning">
      <span className={styles['ending']}>
        <span>{children}</span>
        <span className={styles['ways']}>
          {isGuest && !isAtSignIn ? <SignInLink>Sign In</SignInLink> : null}
          <Button
            variant="quiet"
            onClick={({ currentTarget }) => {
              focusRegion(currentTarget)
              onDismiss()
            }}
          >
            Dismiss
          </Button>
        </span>
      </span>
    </Notice>
  )
}
