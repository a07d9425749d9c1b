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

test('a row without values is an ended subscription', () => {
  const blank = { price_id: null, subscription_status: null, current_period_end: null, cancel_at_period_end: null }
  expect(toSubscription(blank, 'price_pro')).toEqual({
    plan: 'Supporter',
    isActive: false,
    isPastDue: false,
    currentPeriodEnd: null,
    cancelAtPeriodEnd: false,
  })
})

test('the subscription is cleared with the user’s other private data', () => {
  expect(subscriptionQuery('somebody').queryKey.slice(0, 2)).toEqual(['user', 'somebody'])
})

test('paying is refused while no payment provider is set up', async () => {
  await expect(startCheckout()).rejects.toMatchObject({
    kind: 'unexpected',
    message: 'Stripe is not configured. Please contact support.',
  })
})
