import type { PGlite } from '@supabase/lite/pglite'

/**
 * Makes all queries fail after a PGlite panics, for example because the disk is full. PostgreSQL ends its process at a panic, but PGlite
 * continues, and its next query would never return and block this process.
 */
export function stopAtPanic(pglite: PGlite): void {
  let panic: Error | undefined
  const send = pglite.execProtocolStream.bind(pglite)
  pglite.execProtocolStream = async (...message) => {
    if (panic) throw panic
    try {
      return await send(...message)
    } catch (error) {
      if (error instanceof Error && 'severity' in error && error.severity === 'PANIC') panic = error
      throw error
    }
  }
  const close = pglite.close.bind(pglite)
  pglite.close = async () => (panic ? undefined : close())
}
