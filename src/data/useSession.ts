import { useSyncExternalStore } from 'react'
import { type Session, sessionStore } from './session.ts'

/** The visitor's session, followed as it changes. */
export const useSession = (): Session => useSyncExternalStore(sessionStore.subscribe, sessionStore.get)
