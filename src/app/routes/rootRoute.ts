import { createRootRouteWithContext } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { Arrival } from '#url/arrival.ts'
import { CrashPage } from '../CrashPage.tsx'
import { RootLayout } from '../RootLayout.tsx'

export type RouterContext = {
  queryClient: QueryClient
  /** The unparsed address that this visit began with; null while prerendering. */
  arrival: Arrival | null
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: CrashPage,
})
