import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { unreachedText } from '#data/backend/errors.ts'
import { userProfileQuery } from '#data/account/profile.ts'
import type { SessionUser } from '#data/session/session.ts'
import { subscriptionQuery } from '#data/account/subscription.ts'
import { useViewer } from '#data/session/useViewer.ts'
import { pages } from '#url/pages.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import styles from './AccountPage.module.css'
import { HeaderCard } from './HeaderCard.tsx'
import { DownloadDataPanel } from './DownloadDataPanel.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { SecurityPanel } from './SecurityPanel.tsx'
import { SubscriptionPanel } from './SubscriptionPanel.tsx'

const route = getRouteApi('/account')

/**
 * The page at /account: the member's profile, plan, password and data (requirements §2, Account). Guests are sent to
 * sign in.
 */
export function AccountPage() {
  const viewer = useViewer()
  return (
    <>
      <PageHead {...pages.account.head} />
      {viewer ? <Account user={viewer} /> : null}
    </>
  )
}

function Account({ user }: { user: SessionUser }) {
  const profile = useQuery(userProfileQuery(user.id))
  const subscription = useQuery(subscriptionQuery(user.id))
  const payment = usePaymentNotice()
  // A failed refetch must not discard a form that is being edited.
  if (profile.error && profile.data === undefined)
    return (
      <ErrorState title="Error loading your profile" heading="h1" onRetry={() => void profile.refetch()}>
        {unreachedText(profile.error) ?? profile.error.message}
      </ErrorState>
    )
  if (profile.isPending)
    return (
      <div role="status" aria-label="Loading your account" className={styles['account']}>
        <div className={styles['blank']} />
        <div className={styles['blank']} />
        <div className={styles['blank']} />
      </div>
    )
  return (
    <div className={styles['account']}>
      {payment}
      <HeaderCard user={user} profile={profile.data} subscription={subscription.data} />
      <SubscriptionPanel userId={user.id} />
      {profile.data ? <ProfilePanel user={user} profile={profile.data} /> : null}
      <SecurityPanel />
      <DownloadDataPanel />
    </div>
  )
}

/** Shows the payment provider's result once and removes it from the address. */
function usePaymentNotice() {
  const { success, canceled } = route.useSearch()
  const navigate = route.useNavigate()
  const [arrived] = useState({ success, canceled })
  useEffect(() => {
    if (success !== undefined || canceled !== undefined) void navigate({ search: {}, replace: true })
  }, [success, canceled, navigate])

  if (arrived.success) return <Notice kind="success">Payment successful! Your subscription is now active.</Notice>
  return arrived.canceled ? <Notice>Payment was canceled. You can try again anytime.</Notice> : null
}
