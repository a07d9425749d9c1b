import { queryOptions, skipToken } from '@tanstack/react-query'
import { supabase } from './backend.ts'
import { toFailure } from './errors.ts'

/** The parts of one's own profile that the whole product needs. */
export type OwnProfile = { displayName: string; isAdmin: boolean }

async function readOwnProfile(userId: string): Promise<OwnProfile | null> {
  const client = await supabase()
  const { data, error } = await client
    .from('user_profiles')
    .select('display_name,username,is_admin')
    .eq('user_id', userId)
    .single()
  if (!error) return { displayName: data.display_name || data.username || '', isAdmin: data.is_admin }
  const failure = toFailure(error, 'Failed to fetch the profile')
  if (failure.kind === 'notFound') return null
  throw failure
}

/** One's own profile; null for an account that has none (specification §7: PGRST116 is tolerated). */
export const ownProfileQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['profile', userId],
    queryFn: userId ? () => readOwnProfile(userId) : skipToken,
    staleTime: 60_000,
  })
