import { sessionStore } from './session.ts'

/** Whether it is this member who is signed in here now. */
export function isViewer(userId: string): boolean {
  const session = sessionStore.get()
  return session.status === 'signedIn' && session.user.id === userId
}
