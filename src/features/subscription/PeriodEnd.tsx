import { formatPeriodEnd, type Subscription } from '#domain/subscription/subscription.ts'

/** When the next payment of an active subscription is due, or that there will be none. */
export function PeriodEnd({
  subscription: { currentPeriodEnd, cancelAtPeriodEnd },
  className,
}: {
  subscription: Subscription
  className: string | undefined
}) {
  if (currentPeriodEnd === null) return null
  return (
    <p className={className}>
      {cancelAtPeriodEnd ? 'Canceled: it ends on ' : 'Next billing date: '}
      <time dateTime={new Date(currentPeriodEnd * 1000).toISOString()}>{formatPeriodEnd(currentPeriodEnd)}</time>
    </p>
  )
}
