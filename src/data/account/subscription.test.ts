import { expect, test } from 'vitest'
import { startCheckout, subscriptionQuery, toSubscription } from './subscription.ts'

const ROW = {
  price_id: 'price_pro',
  subscription_status: 'active',
  current_period_end: 1_797_760_800,
  cancel_at_period_end: false,
}

test('a row of the payment provider becomes a subscription, its period in seconds', () => {
  expect(toSubscription(ROW, 'price_pro')).toEqual({
    plan: 'Pro',
    isActive: true,
    isPastDue: false,
    currentPeriodEnd: 1_797_760_800,
    cancelAtPeriodEnd: false,
  })
  expect(toSubscription({ ...ROW, cancel_at_period_end: true }, 'price_other')).toMatchObject({
    plan: 'Supporter',
    cancelAtPeriodEnd: true,
  })
})

test('a subscription of which little is known is an ended one', () => {
  const blank = { price_id: null, subscription_status: null, current_period_end: null, cancel_at_period_end: null }
  expect(toSubscription(blank, 'price_pro')).toEqual({
    plan: 'Supporter',
    isActive: false,
    isPastDue: false,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
  })
})

test('what one pays is forgotten with everything else that is one’s own', () => {
  expect(subscriptionQuery('somebody').queryKey.slice(0, 2)).toEqual(['own', 'somebody'])
})

test('paying is refused while no payment provider is set up', async () => {
  await expect(startCheckout()).rejects.toMatchObject({
    kind: 'unexpected',
    message: 'Stripe is not configured. Please contact support.',
  })
})
