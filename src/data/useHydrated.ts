import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Uses a value that only the browser knows in a page that may be prerendered (decision 029).
 * @param client the browser's value.
 * @param server the value for a guest, while prerendering and during hydration.
 */
export const useHydrated = <Client, Server = Client>(client: Client, server: Server): Client | Server =>
  useSyncExternalStore<Client | Server>(
    never,
    () => client,
    () => server,
  )
