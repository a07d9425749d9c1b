import { lazyOutbox } from '../offline/lazyOutbox.ts'

/** The outbox for matches, whose code only members load. */
export const lazyMatchOutbox = lazyOutbox(
  async () => (await import('./matchOutbox.ts')).matchOutbox,
  'Failed to log match',
)
