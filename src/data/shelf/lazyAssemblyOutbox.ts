import { lazyOutbox } from '../offline/lazyOutbox.ts'

/** The outbox for assembled decks, whose code only members load. */
export const lazyAssemblyOutbox = lazyOutbox(
  async () => (await import('./assemblyOutbox.ts')).assemblyOutbox,
  'Failed to change your shelf',
)
