import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { subscriptionQuery } from '#data/account/subscription.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { SubscriptionPanel } from './SubscriptionPanel.tsx'

afterEach(cleanup)

const PRO: Subscription = {
  plan: 'Pro',
  isActive: true,
  isPastDue: false,
  currentPeriodEnd: 1_797_760_800,
  cancelAtPeriodEnd: false,
}

test.each<[what: string, subscription: Subscription | null, badge: string, description: string]>([
  ['never subscribed', null, 'Free', 'You are on the free plan.'],
  ['no longer pays', { ...PRO, isActive: false }, 'Free', 'You are on the free plan.'],
  [
    'owes a payment',
    { ...PRO, isActive: false, isPastDue: true },
    'Free',
    'Your payment for Pro is past due. You have a free account until it is paid.',
  ],
  ['pays for Pro', PRO, 'Pro', 'You have access to all premium features.'],
  ['supports', { ...PRO, plan: 'Supporter' }, 'Supporter', 'You have access to supporter features.'],
])('a member who %s sees that, and can view the plans', (_, subscription, badge, description) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  queryClient.setQueryData(subscriptionQuery('me').queryKey, subscription)
  render(
    <QueryClientProvider client={queryClient}>
      <SubscriptionPanel userId="me" />
    </QueryClientProvider>,
  )
  const panel = screen.getByRole('region', { name: 'Subscription Status' }).textContent
  for (const text of [badge, description, 'View Plans']) expect(panel).toContain(text)
  expect(panel.includes('Next billing date: December 20, 2026')).toBe(subscription?.isActive ?? false)
})
