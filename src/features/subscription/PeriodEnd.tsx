import { formatPeriodEnd, type Subscription } from '#domain/subscription/subscription.ts'

/** The date of the next payment, or the end of a canceled subscription. */
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
