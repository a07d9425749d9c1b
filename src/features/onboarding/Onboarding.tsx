import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { SessionUser } from '#data/session.ts'
import { useSession } from '#data/useSession.ts'
import { isYoungAccount, type OnboardingEnd } from '#domain/onboarding/onboarding.ts'
import { useMediaQuery } from '#ui/useMediaQuery.ts'

type PanelProps = { user: SessionUser; onEnd: (end: OnboardingEnd) => void }

/** Loaded for new members on large screens alone. It is an extra: a page that could not load it is whole. */
const OnboardingPanel = lazy<ComponentType<PanelProps>>(() =>
  import('./OnboardingPanel.tsx').then(
    ({ OnboardingPanel }) => ({ default: OnboardingPanel }),
    () => ({ default: () => null }),
  ),
)

/** The place of the first steps in the frame of every page (specification §2, Onboarding panel). */
export function Onboarding({ onEnd }: Pick<PanelProps, 'onEnd'>) {
  const session = useSession()
  const wide = useMediaQuery('(min-width: 64em)')
  const [now] = useState(Date.now)
  if (!wide || session.status !== 'signedIn' || !isYoungAccount(session.user.createdAt, now)) return null
  return (
    <Suspense fallback={null}>
      <OnboardingPanel key={session.user.id} user={session.user} onEnd={onEnd} />
    </Suspense>
  )
}
