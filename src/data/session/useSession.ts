import { useSyncExternalStore } from 'react'
import { type Session, sessionStore } from './session.ts'

/** The visitor's session, followed as it changes. Pages are prerendered for a guest. */
export const useSession = (): Session =>
  useSyncExternalStore(sessionStore.subscribe, sessionStore.get, sessionStore.getGuest)
