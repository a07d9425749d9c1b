import type { ListChange } from '#domain/wishes/wish.ts'
import { lazyOutbox } from '../offline/lazyOutbox.ts'

/** The start of the storage keys of these changes, after `unsavedPrefix`. */
export const LIST_PREFIX = 'lists.'

/**
 * The outbox for wishes and copies to keep. Only controls that change them load its code at once; other pages load it
 * if changes wait.
 */
export const lazyListOutbox = lazyOutbox<ListChange>(
  async () => (await import('./listOutbox.ts')).listOutbox,
  'Failed to save your wishes',
)
