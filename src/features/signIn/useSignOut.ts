import { useNavigate } from '@tanstack/react-router'
import { sessionStore, signOut } from '#data/session/session.ts'
import { flushUnsaved } from '#data/offline/flushUnsaved.ts'
import { paths } from '#url/paths.ts'

/**
 * Signs out and opens the landing page (requirements §4, Authentication). It navigates first, because a member's page
 * would send the new guest to the sign-in page.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const session = sessionStore.get()
    await navigate({ href: paths.home() })
    if (session.status === 'signedIn') await flushUnsaved(session.user.id)
    await signOut()
  }
}
