import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { userProfileQuery } from '#data/account/profile.ts'
import type { SessionUser } from '#data/session/session.ts'
import { subscriptionQuery } from '#data/account/subscription.ts'
import { useViewer } from '#data/session/useViewer.ts'
import { useLoadedQuery } from '#data/useLoadedQuery.ts'
import { ShareMatches } from '#features/matches/community/ShareMatches.tsx'
import { HiddenNotices } from '#features/reports/HiddenNotices.tsx'
import { pages } from '#url/pages.ts'
import { Notice } from '#ui/Notice.tsx'
import { Panel } from '#ui/Panel.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import styles from './AccountPage.module.css'
import { HeaderCard } from './HeaderCard.tsx'
import { DownloadDataPanel } from './DownloadDataPanel.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { SecurityPanel } from './SecurityPanel.tsx'
import { SubscriptionPanel } from './SubscriptionPanel.tsx'

const route = getRouteApi('/account')

/** The member's profile, plan, password and data (requirements §2, Account). */
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
  const profile = useLoadedQuery(userProfileQuery(user.id))
  const subscription = useQuery(subscriptionQuery(user.id))
  const payment = usePaymentNotice()
  return (
    <div className={styles['account']}>
      {payment}
      <HiddenNotices authorId={user.id} />
      <HeaderCard user={user} profile={profile} subscription={subscription.data} />
      <SubscriptionPanel userId={user.id} />
      {profile ? <ProfilePanel user={user} profile={profile} /> : null}
      <SecurityPanel />
      <Panel title="Community Matchups">
        <ShareMatches userId={user.id} />
      </Panel>
      <DownloadDataPanel />
    </div>
  )
}

/** The notice about the payment that the visitor returns from. It shows once, because its parameters are then removed from the address. */
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
