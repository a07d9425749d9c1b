import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { subscriptionQuery } from '#data/account/subscription.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'

/** The minimum time of the processing screen (requirements §2, confirmation page). */
const PROCESSING_MS = 2000
const PAUSE_MS = 2000
/** The timeout of polling. The payment provider usually reports within seconds. */
const TIMEOUT_MS = 30_000

type Confirmation = { status: 'processing' | 'late' | 'failed' } | { status: 'active'; subscription: Subscription }

/** Polls until the payment provider reports an active subscription, for a while and then on request. */
export function useConfirmation(userId: string): { confirmation: Confirmation; checkAgain: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState(false)
  const [late, setLate] = useState(false)
  const query = useQuery({
    ...subscriptionQuery(userId),
    staleTime: 0, // data from before the payment is outdated
    refetchInterval: ({ state }) => (late || state.data?.isActive || state.status === 'error' ? false : PAUSE_MS),
  })

  useEffect(() => {
    const timers = [setTimeout(() => setSettled(true), PROCESSING_MS), setTimeout(() => setLate(true), TIMEOUT_MS)]
    return () => timers.forEach(clearTimeout)
  }, [attempt])

  return {
    confirmation: toConfirmation(),
    checkAgain() {
      setSettled(false)
      setLate(false)
      setAttempt(attempt + 1)
      void query.refetch()
    },
  }

  function toConfirmation(): Confirmation {
    if (!settled) return { status: 'processing' }
    if (query.data?.isActive) return { status: 'active', subscription: query.data }
    if (query.isError && !query.isFetching) return { status: 'failed' }
    return { status: late ? 'late' : 'processing' }
  }
}
