import { type ComponentProps, useState } from 'react'
import { useSession } from '#data/useSession.ts'
import { isYoungAccount } from '#domain/onboarding/onboarding.ts'
import { lazyExtra } from '#ui/lazy/lazyExtra.ts'
import { useMediaQuery } from '#ui/useMediaQuery.ts'

/** Loaded for new members on large screens alone. */
const OnboardingPanel = lazyExtra(async () => (await import('./OnboardingPanel.tsx')).OnboardingPanel)

/** The place of the first steps in the frame of every page (specification §2, Onboarding panel). */
export function Onboarding({ onEnd }: Pick<ComponentProps<typeof OnboardingPanel>, 'onEnd'>) {
  const session = useSession()
  const wide = useMediaQuery('(min-width: 64em)')
  const [now] = useState(Date.now)
  if (!wide || session.status !== 'signedIn' || !isYoungAccount(session.user.createdAt, now)) return null
  return <OnboardingPanel key={session.user.id} user={session.user} onEnd={onEnd} />
}
