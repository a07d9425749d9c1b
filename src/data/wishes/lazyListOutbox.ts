import type { ListChange } from '#domain/wishes/wish.ts'
import { lazyOutbox } from '../offline/lazyOutbox.ts'

/** The start of the storage keys of these changes, after `unsavedPrefix`. */
export const LIST_PREFIX = 'lists.'

/** The outbox for wishes and copies to keep. Only what changes them loads its code at once, and other pages if changes wait. */
export const lazyListOutbox = lazyOutbox<ListChange>(
  async () => (await import('./listOutbox.ts')).listOutbox,
  'Failed to save your wishes',
)
