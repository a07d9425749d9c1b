import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect, useLayoutEffect, useState } from 'react'
import { NOTHING_SENT, type SentContent, SentContentProvider } from '#data/catalogue/sentContent.ts'
import type { makeRouter } from './router.ts'

/**
 * The product, at the address its router stands at.
 * @param sent what came along with the page.
 * @param onDrawn called once it stands in the page, before that is painted.
 */
export function App({
  router,
  sent: sentAlong,
  onDrawn,
}: {
  router: ReturnType<typeof makeRouter>
  sent: SentContent
  onDrawn?: () => void
}) {
  const [sent, setSent] = useState(sentAlong)
  useLayoutEffect(() => onDrawn?.(), [onDrawn])
  // Whoever comes back to the page that it came with is better served by what was read since.
  useEffect(
    () =>
      router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) setSent(NOTHING_SENT)
      }),
    [router],
  )
  return (
    <StrictMode>
      <QueryClientProvider client={router.options.context.queryClient}>
        <SentContentProvider value={sent}>
          <RouterProvider router={router} />
        </SentContentProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}
