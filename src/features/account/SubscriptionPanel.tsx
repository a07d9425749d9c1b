import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { subscriptionQuery } from '#data/account/subscription.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { PeriodEnd } from '#features/subscription/PeriodEnd.tsx'
import { PlanBadge } from '#features/subscription/PlanBadge.tsx'
import { UpgradeDialog } from '#features/subscription/UpgradeDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { InlineError } from '#ui/InlineError.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import styles from './SubscriptionPanel.module.css'

/** The member's plan and its period (requirements §2, Account; §6). */
export function SubscriptionPanel({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(subscriptionQuery(userId))
  const [choosing, setChoosing] = useState(false)
  return (
    <Panel title="Subscription Status" action={<Button onClick={() => setChoosing(true)}>View Plans</Button>}>
      {data !== undefined ? (
        <div className={styles['plan']}>
          <PlanBadge subscription={data} />
          <div>
            <p>{describe(data)}</p>
            {data?.isActive ? <PeriodEnd subscription={data} className={styles['period']} /> : null}
          </div>
        </div>
      ) : error ? (
        <InlineError message={error.message} onRetry={() => void refetch()} />
      ) : (
        <Spinner />
      )}
      <UpgradeDialog open={choosing} onClose={() => setChoosing(false)} />
    </Panel>
  )
}

function describe(subscription: Subscription | null): string {
  if (subscription?.isPastDue)
    return `Your payment for ${subscription.plan} is past due. You have a free account until it is paid.`
  if (!subscription?.isActive) return 'You are on the free plan.'
  return subscription.plan === 'Pro'
    ? 'You have access to all premium features.'
    : 'You have access to supporter features.'
}
