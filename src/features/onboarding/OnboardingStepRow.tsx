import { Link } from '@tanstack/react-router'
import { Check, ChevronRight } from 'lucide-react'
import type { OnboardingStep } from '#domain/onboarding/onboarding.ts'
import { paths } from '#url/paths.ts'
import styles from './OnboardingStepRow.module.css'

type Words = { title: string; why: string; path: (userId: string) => string }

const WORDS: Record<OnboardingStep, Words> = {
  'add-cards': {
    title: 'Add a card',
    why: 'Count what you own, foils too.',
    path: (userId) => paths.userCollection(userId, { tab: 'cards' }),
  },
  'build-deck': {
    title: 'Build a deck',
    why: 'The builder counts the 60 for you.',
    path: () => paths.deckBuilder(),
  },
  'track-matches': {
    title: 'Track matches',
    why: 'Log a game and see your win rate.',
    path: (userId) => paths.userDecks(userId),
  },
}

/** A first step with its link and state. */
export function OnboardingStepRow({
  step,
  number,
  userId,
  isDone,
}: {
  step: OnboardingStep
  /** The number of the step, from 1. */
  number: number
  userId: string
  isDone: boolean
}) {
  const { title, why, path } = WORDS[step]
  return (
    <li>
      <Link to={path(userId)} className={`${styles['step']} ${isDone ? styles['done'] : ''}`}>
        <span className={styles['mark']} aria-hidden>
          {isDone ? <Check size={16} strokeWidth={2.5} /> : number}
        </span>
        <span className={styles['words']}>
          <b>{title}</b>
          <span>{isDone ? 'Done' : why}</span>
        </span>
        {isDone ? null : <ChevronRight aria-hidden size={18} />}
      </Link>
    </li>
  )
}
