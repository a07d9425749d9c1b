import { useSyncExternalStore } from 'react'
import { type Session, sessionStore } from './session.ts'

/** The visitor's session, followed as it changes. A page that is drawn beforehand is drawn for a guest. */
export const useSession = (): Session =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.getGuest)
