import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { Ink } from '#domain/cards/vocabulary.ts'
import { plainLine } from '#domain/text/plainLine.ts'
import { memberClient } from '../backend/backend.ts'
import { Failure, toFailure } from '../backend/errors.ts'
import { updateUserData, userQueryPersister } from '../offline/userQueries.ts'
import { checkSession } from '../session/viewer.ts'

export type Visibility = 'public' | 'private'

/** The values that the owner of a profile may change (requirements §7); null where none is set. */
export type ProfileValues = {
  displayName: string | null
  favoriteFranchise: string | null
  favoriteColor: Ink | null
  profileVisibility: Visibility
  deckVisibility: Visibility
}

/** The user's profile. */
export type UserProfile = ProfileValues & { username: string; isAdmin: boolean }

const COLUMNS =
  'username,is_admin,display_name,favorite_franchise,favorite_color,profile_visibility,deck_visibility' as const

type Row = {
  username: string
  is_admin: boolean
  display_name: string | null
  favorite_franchise: string | null
  favorite_color: string | null
  profile_visibility: string
  deck_visibility: string
}

const toVisibility = (text: string): Visibility => (text === 'private' ? 'private' : 'public')

const toProfile = (row: Row): UserProfile => ({
  username: row.username,
  isAdmin: row.is_admin,
  displayName: row.display_name,
  favoriteFranchise: row.favorite_franchise,
  favoriteColor: row.favorite_color as Ink | null, // the table checks it
  profileVisibility: toVisibility(row.profile_visibility),
  deckVisibility: toVisibility(row.deck_visibility),
})

async function readUserProfile(userId: string): Promise<UserProfile | null> {
  const { tables } = await memberClient()
  const { data, error } = await tables.from('user_profiles').select(COLUMNS).eq('user_id', userId).single()
  if (!error) return toProfile(data)
  const failure = toFailure(error, 'Failed to check admin status')
  if (failure.kind !== 'notFound') throw failure
  await checkSession()
  return null
}

const profileKey = (userId: string | undefined) => ['user', userId, 'profile'] as const

/** The user's profile; null for an account that has none (requirements §7: PGRST116 is tolerated). */
export const userProfileQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: profileKey(userId),
    queryFn: userId ? () => readUserProfile(userId) : skipToken,
    persister: userQueryPersister(userId),
    staleTime: 60_000,
    networkMode: 'always',
  })

/**
 * Saves the user's profile and returns it as it is stored; empty texts become null (requirements §5).
 * @throws Failure with the reason, at `displayName` if that name may not be chosen.
 */
export async function saveProfile(userId: string, values: ProfileValues): Promise<UserProfile> {
  const { tables } = await memberClient()
  const { data, error } = await tables
    .from('user_profiles')
    .update({
      display_name: plainLine(values.displayName ?? '') || null,
      favorite_franchise: values.favoriteFranchise,
      favorite_color: values.favoriteColor,
      profile_visibility: values.profileVisibility,
      deck_visibility: values.deckVisibility,
      updated_at: new Date().toISOString(),
    })
    .eq('user_id', userId)
    .select(COLUMNS)
    .single()
  // The sent values are valid but for names that the database refuses.
  if (error?.code === 'PT422') throw new Failure('conflict', error.message, { cause: error, field: 'displayName' })
  if (error) throw toFailure(error, 'Failed to update profile. Please try again.')
  return toProfile(data)
}

/** Shows a saved profile at once, and persists it for pages without a connection. */
export function showSavedProfile(queryClient: QueryClient, userId: string, saved: UserProfile): void {
  void updateUserData(queryClient, userId, profileKey(userId), () => saved)
}
