import { toFailure } from '../backend/errors.ts'
import { tablesAs } from '../session/viewer.ts'

/** The usernames of members by id, as an administrator sees them. @throws Failure with the reason. */
export async function readMemberNames(
  adminId: string,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, string>> {
  const wanted = [...new Set(ids.flatMap((id) => id ?? []))]
  if (wanted.length === 0) return new Map()
  const tables = await tablesAs(adminId, 'You must be logged in to see the names of members.')
  const { data, error } = await tables.from('user_profiles').select('user_id,username').in('user_id', wanted)
  if (error) throw toFailure(error, 'Failed to load the names of members')
  return new Map(data.map(({ user_id, username }) => [user_id, username]))
}
