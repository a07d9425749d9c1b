import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useEffect, useLayoutEffect, useState } from 'react'
import { NOTHING_SENT, type SentContent, SentContentProvider } from '#data/catalogue/sentContent.ts'
import type { makeRouter } from './router.ts'

/**
 * The app at the router's address.
 * @param sent the content that the host sent with the page.
 * @param onDrawn called when the app is in the document, before the browser paints it.
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
  // When the visitor returns to the page later, newer data is shown.
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
