import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useLayoutEffect } from 'react'
import { type SentCards, SentCardsProvider } from '#data/sentCards.ts'
import { queryClient } from './queryClient.ts'
import type { makeRouter } from './router.ts'

/**
 * The product, at the address its router stands at.
 * @param sent the cards that came along with the page.
 * @param onDrawn called once it stands in the page, before that is painted.
 */
export function App({
  router,
  sent,
  onDrawn,
}: {
  router: ReturnType<typeof makeRouter>
  sent: SentCards
  onDrawn?: () => void
}) {
  useLayoutEffect(() => onDrawn?.(), [onDrawn])
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <SentCardsProvider value={sent}>
          <RouterProvider router={router} />
        </SentCardsProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}
