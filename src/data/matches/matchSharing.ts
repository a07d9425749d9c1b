import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { toFailure } from '../backend/errors.ts'
import { requestTimeout } from '../offline/requestTimeout.ts'
import { updateUserData, userQueryPersister } from '../offline/userQueries.ts'
import { tablesAs } from '../session/viewer.ts'

const SIGNED_OUT = 'User must be authenticated'

async function readSharing(userId: string): Promise<boolean> {
  const tables = await tablesAs(userId, SIGNED_OUT)
  const { data, error } = await tables.from('match_sharing').select('user_id').eq('user_id', userId)
  if (error) throw toFailure(error, 'Failed to fetch whether you share your matches')
  return data.length > 0
}

/** Whether a member's matches count in community matchups; false unless the member agreed. @throws Failure with the reason. */
export const matchSharingQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user', userId, 'matchSharing'],
    queryFn: () => readSharing(userId),
    persister: userQueryPersister(userId),
    retry: 1,
    networkMode: 'always',
  })

/** Agrees that a member's matches count, or stops it. A repeated call changes nothing. @throws Failure with the reason. */
export async function saveMatchSharing(queryClient: QueryClient, userId: string, shares: boolean): Promise<void> {
  const tables = await tablesAs(userId, SIGNED_OUT)
  const { error, status } = await tables.rpc('set_match_sharing', { shares }).abortSignal(requestTimeout())
  if (error) throw toFailure(error, 'Failed to change whether you share your matches', status)
  await updateUserData<boolean>(queryClient, userId, matchSharingQuery(userId).queryKey, () => shares)
}
