import { queryOptions } from '@tanstack/react-query'
import { toFailure } from '../backend/errors.ts'
import { tablesAs } from '../session/viewer.ts'

/** The matches that remain of an import. `at` is the ISO time at which they were added. */
export type LastImport = { readonly importId: string; readonly at: string; readonly matches: number }

/** The latest import of which matches remain; null if there is none. @throws Failure 'Failed to fetch matches'. */
async function readLastImport(userId: string): Promise<LastImport | null> {
  const tables = await tablesAs(userId, 'User must be authenticated')
  const { data, error } = await tables
    .from('matches')
    .select('import_id,created_at')
    .eq('user_id', userId)
    .not('import_id', 'is', null)
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle()
  if (error) throw toFailure(error, 'Failed to fetch matches')
  if (!data?.import_id) return null
  const { count, error: countError } = await tables
    .from('matches')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId)
    .eq('import_id', data.import_id)
  if (countError) throw toFailure(countError, 'Failed to fetch matches')
  return { importId: data.import_id, at: data.created_at, matches: count ?? 0 }
}

/** The latest import of matches of a member, which can be undone on any device and at any time. Always read again. */
export const lastImportQuery = (userId: string) =>
  queryOptions({
    queryKey: ['user', userId, 'last-match-import'],
    queryFn: () => readLastImport(userId),
    staleTime: 0,
    gcTime: 0,
    retry: 1,
    networkMode: 'always',
  })
