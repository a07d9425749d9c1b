import { useViewerId } from '#data/session/useViewer.ts'
import { lazyPanel } from '#ui/lazy/lazyPanel.ts'
import { LandingPage } from './landing/LandingPage.tsx'

// Guests do not need the code of a member's home.
const MemberHome = lazyPanel('Home', async () => (await import('./MemberHome.tsx')).MemberHome)

/** The root of the site: the landing page for guests, and a member's home. */
export function HomePage() {
  const userId = useViewerId()
  return userId === undefined ? <LandingPage /> : <MemberHome key={userId} userId={userId} />
}
