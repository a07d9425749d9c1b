import { Outlet } from '@tanstack/react-router'
import { useSession } from '#data/session/useSession.ts'
import { Toaster } from '#ui/Toaster.tsx'
import { FullScreenLoading } from './FullScreenLoading.tsx'
import { Shell } from './Shell.tsx'

/** The layout around every page: the shell, or 'Loading...' while a stored session is checked. */
export function RootLayout() {
  const session = useSession()
  if (session.status === 'loading') return <FullScreenLoading />
  return (
    <>
      <Shell>
        <Outlet />
      </Shell>
      <Toaster />
    </>
  )
}
