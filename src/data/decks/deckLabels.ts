import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { DeckLabels } from '#domain/decks/deckLabels.ts'
import { cancelAndInvalidate } from '../backend/cancelAndInvalidate.ts'
import { Failure, toFailure } from '../backend/errors.ts'
import { readAllPages } from '../backend/readAllPages.ts'
import { announceDeckChange } from './deckChanges.ts'
import { updateUserData, userQueryPersister } from '../offline/userQueries.ts'
import { tablesAs } from '../session/viewer.ts'

const SIGNED_OUT = 'You must be logged in to change folders and tags.'
const FAILED = 'Failed to change folders and tags'

async function readLabels(userId: string): Promise<readonly DeckLabels[]> {
  const tables = await tablesAs(userId, SIGNED_OUT)
  const rows = await readAllPages(
    (from, to) =>
      tables.from('deck_labels').select('deck_id,folder,tags').eq('user_id', userId).order('deck_id').range(from, to),
    { parallel: 1, text: 'Failed to fetch folders and tags' },
  )
  return rows.map(({ deck_id: deckId, folder, tags }) => ({ deckId, folder, tags }))
}

const labelsKey = (userId: string | undefined) => ['user', userId, 'decks', 'labels'] as const

/** The folders and tags of a member's decks. Decks without any may be missing. @throws Failure with the reason. */
export const deckLabelsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: labelsKey(userId),
    queryFn: userId ? () => readLabels(userId) : skipToken,
    persister: userQueryPersister(userId),
    retry: 1,
    networkMode: 'always',
  })

/** Replaces the labels of decks of a member. @throws Failure with the reason. */
export async function saveDeckLabels(
  queryClient: QueryClient,
  userId: string,
  labels: readonly DeckLabels[],
): Promise<void> {
  const tables = await tablesOf(userId)
  const rows = labels.map(({ deckId, folder, tags }) => ({ deck_id: deckId, user_id: userId, folder, tags: [...tags] }))
  const { error } = await tables.from('deck_labels').upsert(rows, { onConflict: 'deck_id,user_id' })
  if (error) throw toFailure(error, FAILED)
  const changed = new Set(labels.map(({ deckId }) => deckId))
  show(queryClient, userId, (all) => [...all.filter(({ deckId }) => !changed.has(deckId)), ...labels])
}

/**
 * Renames a folder of a member, or removes it. Its decks stay.
 * @param to null to remove it. The decks move to a folder that has this name already.
 * @throws Failure with the reason.
 */
export async function renameFolder(
  queryClient: QueryClient,
  userId: string,
  from: string,
  to: string | null,
): Promise<void> {
  const tables = await tablesOf(userId)
  const { error } = await tables.from('deck_labels').update({ folder: to }).eq('user_id', userId).eq('folder', from)
  if (error) throw toFailure(error, FAILED)
  show(queryClient, userId, (all) => all.map((one) => (one.folder === from ? { ...one, folder: to } : one)))
}

async function tablesOf(userId: string) {
  if (!navigator.onLine)
    throw new Failure('offline', 'You are offline. Folders and tags can be changed when you are back.')
  return tablesAs(userId, SIGNED_OUT)
}

/** Shows changed labels at once, also in other tabs, and refetches the lists that may be filtered by them. */
function show(
  queryClient: QueryClient,
  userId: string,
  change: (labels: readonly DeckLabels[]) => readonly DeckLabels[],
): void {
  void updateUserData<readonly DeckLabels[]>(queryClient, userId, labelsKey(userId), change)
  void cancelAndInvalidate(queryClient, ['user', userId, 'decks', 'list'])
  announceDeckChange(userId)
}
