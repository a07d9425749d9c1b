import { createRootRouteWithContext } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { Arrival } from '#url/arrival.ts'
import { CrashPage } from '../CrashPage.tsx'
import { RootLayout } from '../RootLayout.tsx'
import type { LoadContent } from './pageContent.ts'

export type RouterContext = {
  queryClient: QueryClient
  loadContent: LoadContent
  /** The unparsed address that this visit began with; null while prerendering. */
  arrival: Arrival | null
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: CrashPage,
})
