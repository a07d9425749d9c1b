import { type ComponentProps, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { userProfileQuery } from '#data/account/profile.ts'
import { useSession } from '#data/session/useSession.ts'
import { isYoungAccount } from '#domain/onboarding/onboarding.ts'
import { lazyExtra } from '#ui/lazy/lazyExtra.ts'
import { useMediaQuery } from '#ui/useMediaQuery.ts'

/** Only new members on large screens load it. */
const OnboardingPanel = lazyExtra(async () => (await import('./OnboardingPanel.tsx')).OnboardingPanel)

/** Shows the first steps on every page (requirements §2, Onboarding panel). */
export function Onboarding({ onEnd }: Pick<ComponentProps<typeof OnboardingPanel>, 'onEnd'>) {
  const session = useSession()
  const wide = useMediaQuery('(min-width: 64em)')
  const [now] = useState(Date.now)
  const user = session.status === 'signedIn' ? session.user : undefined
  const profile = useQuery(userProfileQuery(user?.id))
  if (!wide || !user || !isYoungAccount(user.createdAt, now)) return null
  // Administrators see no first steps, and only the profile has `isAdmin`.
  if (profile.isPending || profile.data?.isAdmin) return null
  return <OnboardingPanel key={user.id} user={user} onEnd={onEnd} />
}
