import { useQuery } from '@tanstack/react-query'
import { ownProfileQuery } from '#data/profile.ts'
import { useSession } from '#data/useSession.ts'

/** Whether the viewer's profile says admin (specification §4). Shows or hides; what one may do is the database's. */
export function useIsAdmin(): boolean {
  const session = useSession()
  const { data } = useQuery(ownProfileQuery(session.status === 'signedIn' ? session.user.id : undefined))
  return data?.isAdmin ?? false
}
