import { lazyOutbox } from '../offline/lazyOutbox.ts'

/** The outbox for changes of copies, whose code only members load. */
export const lazyCollectionOutbox = lazyOutbox(
  async () => (await import('./collectionOutbox.ts')).collectionOutbox,
  'Failed to update quantity',
)
