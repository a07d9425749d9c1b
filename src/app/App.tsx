import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, useLayoutEffect } from 'react'
import { WatchPictures } from '#cardUi/face/WatchPictures.tsx'
import type { makeRouter } from './router.ts'

/**
 * The app at the router's address.
 * @param onMounted called when the app is in the document, before the browser paints it.
 */
export function App({ router, onMounted }: { router: ReturnType<typeof makeRouter>; onMounted?: () => void }) {
  useLayoutEffect(() => onMounted?.(), [onMounted])
  return (
    <StrictMode>
      <QueryClientProvider client={router.options.context.queryClient}>
        <WatchPictures>
          <RouterProvider router={router} />
        </WatchPictures>
      </QueryClientProvider>
    </StrictMode>
  )
}
