import { sessionStore, startSession } from './session.ts'

/** The id of the user who is signed in now; undefined for a guest, and while the session is being restored. */
export function viewerId(): string | undefined {
  const session = sessionStore.get()
  return session.status === 'signedIn' ? session.user.id : undefined
}

/** Waits until the session has been restored, then returns `viewerId()`. */
export async function startedViewerId(): Promise<string | undefined> {
  await startSession()
  return viewerId()
}

/** Whether this user is signed in now. */
export const isViewer = (userId: string): boolean => viewerId() === userId
