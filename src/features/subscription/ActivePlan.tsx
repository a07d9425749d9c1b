import { useQuery } from '@tanstack/react-query'
import { subscriptionQuery } from '#data/account/subscription.ts'
import { PlanBadge } from './PlanBadge.tsx'

/** The badge of the viewer's active plan, shown beside the viewer's decks and collection (requirements §2). */
export function ActivePlan({ userId }: { userId: string | undefined }) {
  const { data } = useQuery(subscriptionQuery(userId))
  return data?.isActive ? <PlanBadge subscription={data} /> : null
}
