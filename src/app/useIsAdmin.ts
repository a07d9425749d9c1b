import { useQuery } from '@tanstack/react-query'
import { userProfileQuery } from '#data/account/profile.ts'
import { useViewerId } from '#data/session/useViewerId.ts'

/** Whether the viewer's profile says admin (requirements §4). Shows or hides; what one may do is the database's. */
export function useIsAdmin(): boolean {
  const { data } = useQuery(userProfileQuery(useViewerId()))
  return data?.isAdmin ?? false
}
