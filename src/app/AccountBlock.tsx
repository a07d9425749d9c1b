import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { userProfileQuery } from '#data/account/profile.ts'
import type { Session } from '#data/session/session.ts'
import { useUserState } from '#data/session/useUserState.ts'
import { subscriptionQuery } from '#data/account/subscription.ts'
import { badgeText } from '#domain/subscription/subscription.ts'
import { SignOutDialog } from '#features/signIn/SignOutDialog.tsx'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { lazyDialog } from '#ui/lazy/lazyDialog.ts'
import styles from './AccountBlock.module.css'

const UpgradeDialog = lazyDialog(
  'Choose a Plan',
  async () => (await import('#features/subscription/UpgradeDialog.tsx')).UpgradeDialog,
)

/** The signed-in user and their plan, with links to sign in and out (requirements §2, Navigation). */
export function AccountBlock({ session }: { session: Session }) {
  const user = session.status === 'signedIn' ? session.user : undefined
  const profile = useQuery(userProfileQuery(user?.id))
  const subscription = useQuery(subscriptionQuery(user?.id))
  const [asking, setAsking] = useUserState(user?.id, false)
  const [choosing, setChoosing] = useUserState(user?.id, false)

  if (!user)
    return (
      <div className={styles['block']} data-for-guests>
        <b>Guest</b>
        <span>Free Account</span>
        <Link to={paths.login()} className={buttonStyle('gold')}>
          Sign In
        </Link>
      </div>
    )
  return (
    <div className={styles['block']}>
      <b>{profile.data?.displayName || profile.data?.username || user.username}</b>
      <span>{badgeText(subscription.data)} Account</span>
      {subscription.isSuccess && !subscription.data?.isActive ? (
        <Button variant="quiet" onClick={() => setChoosing(true)}>
          Upgrade Account
        </Button>
      ) : null}
      <Button onClick={() => setAsking(true)}>Logout</Button>
      <SignOutDialog open={asking} onClose={() => setAsking(false)} />
      {choosing ? <UpgradeDialog open onClose={() => setChoosing(false)} /> : null}
    </div>
  )
}
