import { useQuery } from '@tanstack/react-query'
import { userProfileQuery } from '#data/account/profile.ts'
import { useViewerId } from '#data/session/useViewer.ts'

/** Whether the viewer is an admin (requirements §4). Use it only to show or hide controls: the database checks permissions. */
export function useIsAdmin(): boolean {
  const { data } = useQuery(userProfileQuery(useViewerId()))
  return data?.isAdmin ?? false
}
