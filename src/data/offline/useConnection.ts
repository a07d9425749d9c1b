import { useSyncExternalStore } from 'react'
import { type Connection, connectionStore } from './connection.ts'

/** The connection to the host, followed as it comes and goes. */
export const useConnection = (): Connection =>
  useSyncExternalStore(connectionStore.subscribe, connectionStore.get, connectionStore.getDrawn)
