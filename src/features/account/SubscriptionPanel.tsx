import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { subscriptionQuery } from '#data/subscription.ts'
import { formatPeriodEnd, type Subscription } from '#domain/subscription/subscription.ts'
import { PlanBadge } from '#features/subscription/PlanBadge.tsx'
import { UpgradeDialog } from '#features/subscription/UpgradeDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { AccountSection } from './AccountSection.tsx'
import styles from './SubscriptionPanel.module.css'

/** Which plan one has, and until when (specification §2, Account; §6). */
export function SubscriptionPanel({ userId }: { userId: string }) {
  const { data, error, isPending, refetch } = useQuery(subscriptionQuery(userId))
  const [choosing, setChoosing] = useState(false)
  return (
    <AccountSection title="Subscription Status" action={<Button onClick={() => setChoosing(true)}>View Plans</Button>}>
      {error ? (
        <Notice kind="error" action={<Button onClick={() => refetch()}>Try Again</Button>}>
          {error.message}
        </Notice>
      ) : isPending ? (
        <Spinner />
      ) : (
        <div className={styles['plan']}>
          <PlanBadge subscription={data} />
          <div>
            <p>{describe(data)}</p>
            <Period subscription={data} />
          </div>
        </div>
      )}
      <UpgradeDialog open={choosing} onClose={() => setChoosing(false)} />
    </AccountSection>
  )
}

function describe(subscription: Subscription | null): string {
  if (!subscription?.isActive) return 'You are on the free plan.'
  return subscription.plan === 'Pro'
    ? 'You have access to all premium features.'
    : 'You have access to supporter features.'
}

function Period({ subscription }: { subscription: Subscription | null }) {
  if (!subscription?.isActive || subscription.currentPeriodEnd === null) return null
  const date = formatPeriodEnd(subscription.currentPeriodEnd)
  return (
    <p className={styles['period']}>
      {subscription.cancelAtPeriodEnd ? `Ends on ${date}` : `Next billing date: ${date}`}
    </p>
  )
}
