import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { onboardingEnd, onboardingQuery, saveOnboardingEnd } from '#data/account/onboarding.ts'
import { subscribeToOnboarding } from '#data/account/onboardingEvents.ts'
import { cancelAndInvalidate } from '#data/backend/cancelAndInvalidate.ts'
import type { SessionUser } from '#data/session/session.ts'
import {
  shouldOfferOnboarding,
  ONBOARDING_STEPS,
  type OnboardingEnd,
  type OnboardingStep,
} from '#domain/onboarding/onboarding.ts'

/** The delay before the first steps show (requirements §9). */
const OPEN_DELAY_MS = 500
const CONGRATULATION_MS = 4000

const NONE: readonly OnboardingStep[] = []

/**
 * The member's progress in the first steps, updated by this and other tabs (requirements §4).
 * @param onEnd called when the steps were completed or closed here, once they are hidden.
 */
export function useOnboarding(
  user: Pick<SessionUser, 'id' | 'createdAt'>,
  onEnd: (end: OnboardingEnd) => void,
): { stage: 'hidden' | 'steps' | 'congratulation'; done: readonly OnboardingStep[]; skip: () => void } {
  const queryClient = useQueryClient()
  const [now] = useState(Date.now)
  const [end, setEnd] = useState(() => onboardingEnd(user.id))
  // After a failed check the last known progress shows, or nothing.
  const { data: done } = useQuery({ ...onboardingQuery(user.id), enabled: end === null })
  const [open, setOpen] = useState(false)

  const offered = done !== undefined && shouldOfferOnboarding({ createdAt: user.createdAt, now, end, done })
  const allDone = open && end === null && done?.length === ONBOARDING_STEPS.length

  useEffect(
    () =>
      subscribeToOnboarding((news) => {
        if ('step' in news) void cancelAndInvalidate(queryClient, onboardingQuery(user.id).queryKey)
        else if (news.userId === user.id) setEnd(news.end)
      }),
    [queryClient, user.id],
  )

  useEffect(() => {
    if (!offered || open) return
    const timer = setTimeout(() => setOpen(true), OPEN_DELAY_MS)
    return () => clearTimeout(timer)
  }, [offered, open])

  const finish = (how: OnboardingEnd) => {
    saveOnboardingEnd(user.id, how)
    // The state changes synchronously, so that the panel and its dialog are gone before the focus moves.
    flushSync(() => setEnd(how))
    onEnd(how)
  }

  const complete = useEffectEvent(() => finish('completed'))
  useEffect(() => {
    if (!allDone) return
    const timer = setTimeout(complete, CONGRATULATION_MS)
    return () => clearTimeout(timer)
  }, [allDone])

  const stage = !open || end !== null ? 'hidden' : allDone ? 'congratulation' : 'steps'
  return { stage, done: done ?? NONE, skip: () => finish('skipped') }
}
