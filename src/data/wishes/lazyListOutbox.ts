import { lazyOutbox } from '../offline/lazyOutbox.ts'

/** The outbox for wishes and copies to keep, whose code only members load. */
export const lazyListOutbox = lazyOutbox(
  async () => (await import('./listOutbox.ts')).listOutbox,
  'Failed to save your wishes',
)
