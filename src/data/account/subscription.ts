import { queryOptions, skipToken } from '@tanstack/react-query'
import { isActiveStatus, isPastDueStatus, planForPrice, type Subscription } from '#domain/subscription/subscription.ts'
import { memberClient } from '../backend/backend.ts'
import type { Database } from '../backend/database.gen.ts'
import { Failure, toFailure } from '../backend/errors.ts'
import { userQueryPersister } from '../offline/userQueries.ts'
import { settings } from '../settings.ts'

const COLUMNS = 'price_id,subscription_status,current_period_end,cancel_at_period_end'

type Row = Pick<
  Database['public']['Views']['stripe_user_subscriptions']['Row'],
  'price_id' | 'subscription_status' | 'current_period_end' | 'cancel_at_period_end'
>

/**
 * Turns a row of the payment provider's view into a subscription (requirements §3, stripe_user_subscriptions).
 * @param proPrice the provider's id of the price of Pro.
 */
export const toSubscription = (row: Row, proPrice: string): Subscription => ({
  plan: planForPrice(row.price_id, proPrice),
  isActive: isActiveStatus(row.subscription_status),
  isPastDue: isPastDueStatus(row.subscription_status),
  currentPeriodEnd: row.current_period_end,
  cancelAtPeriodEnd: row.cancel_at_period_end ?? false,
})

async function readSubscription(): Promise<Subscription | null> {
  const { tables } = await memberClient()
  const { data, error } = await tables.from('stripe_user_subscriptions').select(COLUMNS).maybeSingle()
  if (error) throw toFailure(error, 'Failed to fetch subscription')
  return data && toSubscription(data, settings.proPrice)
}

/**
 * The user's subscription: the active one, else the last; null if there never was one. The view returns no subscriptions of other
 * users. It fails with 'Failed to fetch subscription' (requirements §8).
 */
export const subscriptionQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['user', userId, 'subscription'],
    queryFn: userId ? readSubscription : skipToken,
    persister: userQueryPersister(userId),
    staleTime: 60_000,
    networkMode: 'always',
  })

/**
 * Starts the payment of a plan. It always fails, because no payment provider is set up (requirements §6).
 * @throws Failure always.
 */
export function startCheckout(): Promise<never> {
  return Promise.reject(new Failure('unexpected', 'Stripe is not configured. Please contact support.'))
}
