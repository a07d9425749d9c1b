import type { QueryClient } from '@tanstack/react-query'
import { connectionStore } from '#data/offline/connection.ts'

/** How often to look whether a host that did not answer is there again, while the browser sees a network. */
const RETRY_MS = 15_000

/** What a page could not read, or has from what was kept, is read anew as soon as there is a connection again. */
export function watchConnection(queryClient: QueryClient): void {
  window.addEventListener('online', () => void queryClient.invalidateQueries())
  let timer: ReturnType<typeof setInterval> | undefined
  connectionStore.subscribe(() => {
    clearInterval(timer)
    if (connectionStore.get() === 'unreachable')
      timer = setInterval(() => void queryClient.invalidateQueries({ queryKey: ['own'] }), RETRY_MS)
  })
}
