import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { useConfirmation } from './useConfirmation.ts'

const read = vi.hoisted(() => vi.fn<() => Promise<Subscription | null>>())
vi.mock('#data/account/subscription.ts', () => ({
  subscriptionQuery: (userId: string) => ({ queryKey: ['user', userId, 'subscription'], queryFn: read }),
}))

const PRO: Subscription = {
  plan: 'Pro',
  isActive: true,
  isPastDue: false,
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  read.mockReset()
})

/** Opens the page to which the payment provider redirects. */
const openPageAfterPayment = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  client.setQueryData(['user', 'somebody', 'subscription'], null)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useConfirmation('somebody'), { wrapper })
  return {
    status: () => result.current.confirmation.status,
    wait: async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms)),
    checkAgain: async () => act(async () => result.current.checkAgain()),
  }
}

test('an active subscription is confirmed, but not before the processing has shown', async () => {
  read.mockResolvedValue(PRO)
  const page = openPageAfterPayment()
  await page.wait(1900)
  expect(page.status()).toBe('processing')
  await page.wait(200)
  expect(page.status()).toBe('active')
  await page.wait(60_000)
  expect(read).toHaveBeenCalledTimes(1)
})

test('a subscription that is reported later is found by polling', async () => {
  read
    .mockResolvedValueOnce(null)
    .mockResolvedValueOnce({ ...PRO, isActive: false })
    .mockResolvedValue(PRO)
  const page = openPageAfterPayment()
  await page.wait(3000)
  expect(page.status()).toBe('processing')
  await page.wait(2000)
  expect(page.status()).toBe('active')
})

test('polling ends after a while, and can be repeated', async () => {
  read.mockResolvedValue(null)
  const page = openPageAfterPayment()
  await page.wait(29_900)
  expect(page.status()).toBe('processing')
  await page.wait(200)
  expect(page.status()).toBe('late')
  const reads = read.mock.calls.length
  await page.wait(60_000)
  expect(read).toHaveBeenCalledTimes(reads)

  read.mockResolvedValueOnce(null).mockResolvedValue(PRO)
  await page.checkAgain()
  await page.wait(1900)
  expect(page.status()).toBe('processing')
  await page.wait(2200)
  expect(page.status()).toBe('active')
})

test('a subscription that cannot be read is an error with a retry, not a free account', async () => {
  read.mockRejectedValue(new Error('unreachable'))
  const page = openPageAfterPayment()
  await page.wait(2100)
  expect(page.status()).toBe('failed')
  await page.wait(20_000)
  expect(read).toHaveBeenCalledTimes(1)

  const answer = Promise.withResolvers<null>()
  read.mockReturnValueOnce(answer.promise).mockResolvedValue(null)
  await page.checkAgain()
  await page.wait(2100)
  expect(page.status()).toBe('processing')
  answer.resolve(null)
  await page.wait(2100)
  expect(page.status()).toBe('processing')
  expect(read.mock.calls.length).toBeGreaterThan(2)

  read.mockResolvedValue(PRO)
  await page.checkAgain()
  await page.wait(1900)
  expect(page.status()).toBe('processing')
  await page.wait(200)
  expect(page.status()).toBe('active')
})
