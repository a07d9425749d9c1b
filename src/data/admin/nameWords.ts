import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NameWord } from '#domain/moderation/nameWord.ts'
import { toFailure } from '../backend/errors.ts'
import { tablesAs } from '../session/viewer.ts'
import { readMemberNames } from './memberNames.ts'
import { reloadModeration } from './moderation.ts'

const SIGNED_OUT = 'You must be logged in to change the words.'

/** The number of removed words that are shown. */
const LOG_LENGTH = 50

const wordsKey = (adminId: string) => ['user', adminId, 'nameWords'] as const

/** The words that names may not have, by the alphabet, then the last removed ones, newest first. @throws Failure with the reason. */
export const nameWordsQuery = (adminId: string) =>
  queryOptions({
    queryKey: wordsKey(adminId),
    queryFn: async (): Promise<readonly NameWord[]> => {
      const tables = await tablesAs(adminId, SIGNED_OUT)
      const [current, removed] = await Promise.all([
        tables.from('name_words').select().is('removed_at', null).order('word'),
        tables
          .from('name_words')
          .select()
          .not('removed_at', 'is', null)
          .order('removed_at', { ascending: false })
          .limit(LOG_LENGTH),
      ])
      const error = current.error ?? removed.error
      if (error) throw toFailure(error, 'Failed to load the words')
      const rows = [...(current.data ?? []), ...(removed.data ?? [])]
      const names = await readMemberNames(
        adminId,
        rows.flatMap(({ added_by, removed_by }) => [added_by, removed_by]),
      )
      return rows.map((row) => ({
        id: row.id,
        word: row.word,
        isPart: row.is_part,
        inDecks: row.in_decks,
        note: row.note,
        addedAt: row.added_at,
        addedBy: names.get(row.added_by) ?? null,
        removedAt: row.removed_at,
        removedBy: names.get(row.removed_by) ?? null,
      }))
    },
    networkMode: 'always',
    retry: 1,
  })

/** A change that an administrator makes to the list. */
export type WordEdit =
  | { readonly kind: 'add'; readonly word: string; readonly isPart: boolean; readonly note: string | null }
  | { readonly kind: 'remove'; readonly id: number }
  | { readonly kind: 'decks'; readonly id: number; readonly inDecks: boolean }

/**
 * Changes the list, and refetches it and the queue of reports.
 * @returns the number of names of members that have an added word.
 * @throws Failure with the reason.
 */
export async function editWords(queryClient: QueryClient, adminId: string, edit: WordEdit): Promise<number> {
  const tables = await tablesAs(adminId, SIGNED_OUT)
  const { data, error } = await (edit.kind === 'add'
    ? tables.rpc('add_name_word', {
        word: edit.word,
        is_part: edit.isPart,
        ...(edit.note !== null && { note: edit.note }),
      })
    : edit.kind === 'remove'
      ? tables.rpc('remove_name_word', { word_id: edit.id })
      : tables.rpc('set_word_in_decks', { word_id: edit.id, in_decks: edit.inDecks }))
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: wordsKey(adminId) }),
    reloadModeration(queryClient, adminId),
  ])
  if (error) throw toFailure(error, 'Failed to change the words')
  return data ?? 0
}
