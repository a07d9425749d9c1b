import { hasUnsaved } from './unsaved.ts'

/** The longest time that sending delays signing out. */
const TIMEOUT_MS = 3000

/** Sends the changes of a member who is about to sign out. Those that take too long wait until the member signs in again. */
export async function flushUnsaved(userId: string): Promise<void> {
  if (!hasUnsaved(userId)) return
  const sent = import('./outboxes.ts').then(({ flushOutboxes }) => flushOutboxes(userId))
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
  await Promise.race([sent.catch(() => undefined), timeout])
}
