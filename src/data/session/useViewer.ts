import type { SessionUser } from './session.ts'
import { useSession } from './useSession.ts'

/** The signed-in user, followed as it changes; null for a guest, and while the session is being restored. */
export function useViewer(): SessionUser | null {
  const session = useSession()
  return session.status === 'signedIn' ? session.user : null
}

/** The id of the signed-in user, followed as it changes; undefined for a guest, and while the session is being restored. */
export const useViewerId = (): string | undefined => useViewer()?.id
