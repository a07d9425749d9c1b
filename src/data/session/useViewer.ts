import type { SessionUser } from './session.ts'
import { useSession } from './useSession.ts'

/** Whoever is signed in, followed as it changes; null for a guest, and as long as that is not known. */
export function useViewer(): SessionUser | null {
  const session = useSession()
  return session.status === 'signedIn' ? session.user : null
}
