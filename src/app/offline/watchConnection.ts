import type { QueryClient } from '@tanstack/react-query'
import { connectionStore } from '#data/offline/connection.ts'

/** How often to retry a host that did not respond, while the browser reports a network. */
const RETRY_MS = 15_000

/** Refetches failed queries and queries with cached data as soon as there is a connection again. */
export function watchConnection(queryClient: QueryClient): void {
  window.addEventListener('online', () => void queryClient.invalidateQueries())
  let timer: ReturnType<typeof setInterval> | undefined
  connectionStore.subscribe(() => {
    clearInterval(timer)
    if (connectionStore.get() === 'unreachable')
      timer = setInterval(() => void queryClient.invalidateQueries({ queryKey: ['user'] }), RETRY_MS)
  })
}
