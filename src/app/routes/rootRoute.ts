import { createRootRouteWithContext } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { CrashPage } from '../CrashPage.tsx'
import { RootLayout } from '../RootLayout.tsx'

export type RouterContext = { queryClient: QueryClient }

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: CrashPage,
})
