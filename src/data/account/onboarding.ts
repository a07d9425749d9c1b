import { queryOptions } from '@tanstack/react-query'
import { ONBOARDING_STEPS, type OnboardingEnd, type OnboardingStep } from '#domain/onboarding/onboarding.ts'
import { memberClient } from '../backend/backend.ts'
import { toFailure } from '../backend/errors.ts'
import { prefixedStorage } from '../offline/prefixedStorage.ts'
import { readText, writeText } from '../offline/storedText.ts'
import { publishOnboarding } from './onboardingEvents.ts'

/** The table of each step. The step is done if the member has a row in it (requirements §4, Onboarding). */
const TABLES = { 'add-cards': 'user_collections', 'build-deck': 'decks', 'track-matches': 'matches' } as const

async function isDone(step: OnboardingStep, userId: string): Promise<boolean> {
  const { tables } = await memberClient()
  // Other members' public decks and collections are visible too, so the query names the owner.
  const { data, error } = await tables.from(TABLES[step]).select('id').eq('user_id', userId).limit(1)
  if (error) throw toFailure(error, 'Failed to check the first steps')
  return data.length > 0
}

async function readDoneSteps(userId: string): Promise<OnboardingStep[]> {
  const done = await Promise.all(ONBOARDING_STEPS.map((step) => isDone(step, userId)))
  return ONBOARDING_STEPS.filter((_, index) => done[index])
}

/** The first steps that a member has done, in order (requirements §7, onboarding calls). */
export const onboardingQuery = (userId: string) =>
  queryOptions({ queryKey: ['user', userId, 'onboarding'], queryFn: () => readDoneSteps(userId), retry: 1 })

const endKey = (userId: string) => `lorefolio.onboarding.${userId}`

/** How the first steps ended for a member in this browser; null if they have not. */
export function onboardingEnd(userId: string): OnboardingEnd | null {
  const end = readText(endKey(userId))
  return end === 'completed' || end === 'skipped' ? end : null
}

/** Saves in this browser how the first steps ended for a member, and notifies its tabs. */
export function saveOnboardingEnd(userId: string, end: OnboardingEnd): void {
  writeText(endKey(userId), end)
  publishOnboarding({ userId, end })
}

const small = () => prefixedStorage('lorefolio.onboarding.small.')

/** Whether a member has minimized the first steps in this browser, so that only the progress shows. */
export const isOnboardingSmall = (userId: string): boolean => small().get(userId) === true

/** Saves whether a member has minimized the first steps. */
export const saveOnboardingSmall = (userId: string, isSmall: boolean): void =>
  isSmall ? small().set(userId, true) : small().remove(userId)
