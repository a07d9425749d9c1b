import { useSyncExternalStore } from 'react'
import { type Connection, connectionStore } from './connection.ts'

/** The current connection to the host. */
export const useConnection = (): Connection =>
  useSyncExternalStore(connectionStore.subscribe, connectionStore.get, connectionStore.getPrerendered)
