import { useQuery } from '@tanstack/react-query'
import { userProfileQuery } from '#data/account/profile.ts'
import { useViewerId } from '#data/session/useViewer.ts'

/** Whether the viewer's profile says admin (requirements §4). It only shows or hides: the database decides what is allowed. */
export function useIsAdmin(): boolean {
  const { data } = useQuery(userProfileQuery(useViewerId()))
  return data?.isAdmin ?? false
}
