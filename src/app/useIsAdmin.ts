import { useQuery } from '@tanstack/react-query'
import { ownProfileQuery } from '#data/profile.ts'
import { useViewerId } from '#data/useViewerId.ts'

/** Whether the viewer's profile says admin (specification §4). Shows or hides; what one may do is the database's. */
export function useIsAdmin(): boolean {
  const { data } = useQuery(ownProfileQuery(useViewerId()))
  return data?.isAdmin ?? false
}
