import { queryOptions, skipToken } from '@tanstack/react-query'
import { supabase } from './backend.ts'
import { toFailure } from './errors.ts'

/** A plan that is paid for; null while none is active. */
export type ActivePlan = 'Pro' | 'Supporter' | null

const ACTIVE = new Set(['active', 'trialing'])

async function readActivePlan(): Promise<ActivePlan> {
  const client = await supabase()
  const { data, error } = await client
    .from('stripe_user_subscriptions')
    .select('price_id,subscription_status')
    .maybeSingle()
  if (error) throw toFailure(error, 'Failed to fetch subscription')
  if (!ACTIVE.has(data?.subscription_status ?? '')) return null
  return data?.price_id?.toLowerCase().includes('pro') ? 'Pro' : 'Supporter'
}

/**
 * The viewer's plan. Active means that the status is active or trialing; every plan but Pro is treated as Supporter
 * (specification §4, Authentication).
 */
export const activePlanQuery = (userId: string | undefined) =>
  queryOptions({ queryKey: ['subscription', userId], queryFn: userId ? readActivePlan : skipToken, staleTime: 60_000 })
