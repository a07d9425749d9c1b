import type { QueryClient } from '@tanstack/react-query'

const REST_MS = 3000

/** Ends when the page has loaded and, a while later, reads nothing any more. */
export async function whenPageIdle(queryClient: QueryClient): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  do await new Promise((resolve) => setTimeout(resolve, REST_MS))
  while (queryClient.isFetching() > 0)
}
