import { createRootRouteWithContext } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { Arrival } from '#url/arrival.ts'
import { CrashPage } from '../CrashPage.tsx'
import { RootLayout } from '../RootLayout.tsx'

export type RouterContext = {
  queryClient: QueryClient
  /** The address that this visit began with as it was written; null where a page is drawn beforehand. */
  arrival: Arrival | null
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: CrashPage,
})
