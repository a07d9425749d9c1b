import type { AssemblyChange } from '#domain/shelf/assembly.ts'
import { lazyOutbox } from '../offline/lazyOutbox.ts'

/** The start of the storage keys of these changes, after `unsavedPrefix`. */
export const ASSEMBLY_PREFIX = 'assembly.'

/** The outbox for assembled decks. Only the shelf loads its code at once; other pages load it if changes wait. */
export const lazyAssemblyOutbox = lazyOutbox<AssemblyChange>(
  async () => (await import('./assemblyOutbox.ts')).assemblyOutbox,
  'Failed to change your shelf',
)
