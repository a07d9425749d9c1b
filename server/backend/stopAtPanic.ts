import type { PGlite } from '@supabase/lite/pglite'

/**
 * Has a PGlite answer everything with its panic from then on. PostgreSQL's process ends with one, as when the disk has no room for
 * what is being written; PGlite goes on, and never comes back from what it is asked next: with it this whole process stands still.
 */
export function stopAtPanic(pglite: PGlite): void {
  let panic: Error | undefined
  const ask = pglite.execProtocolStream.bind(pglite)
  pglite.execProtocolStream = async (...question) => {
    if (panic) throw panic
    try {
      return await ask(...question)
    } catch (error) {
      if (error instanceof Error && 'severity' in error && error.severity === 'PANIC') panic = error
      throw error
    }
  }
  const close = pglite.close.bind(pglite)
  pglite.close = async () => (panic ? undefined : close())
}
