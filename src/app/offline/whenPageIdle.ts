import type { QueryClient } from '@tanstack/react-query'

const IDLE_MS = 3000

/** Resolves when the page has loaded and has had no query in flight for a while. */
export async function whenPageIdle(queryClient: QueryClient): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  do await new Promise((resolve) => setTimeout(resolve, IDLE_MS))
  while (queryClient.isFetching() > 0)
}
