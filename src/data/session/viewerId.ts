import { sessionStore } from './session.ts'

/** The id of the member who is signed in here now; undefined for a guest, and as long as that is not known. */
export function viewerId(): string | undefined {
  const session = sessionStore.get()
  return session.status === 'signedIn' ? session.user.id : undefined
}

/** Whether it is this member who is signed in here now. */
export const isViewer = (userId: string): boolean => viewerId() === userId
