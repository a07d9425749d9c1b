import { useRouterState } from '@tanstack/react-router'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { isOnboardingSmall, saveOnboardingSmall } from '#data/account/onboarding.ts'
import type { SessionUser } from '#data/session/session.ts'
import { ONBOARDING_STEPS, type OnboardingEnd, onboardingPercent } from '#domain/onboarding/onboarding.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { InkDrop } from '#ui/InkDrop.tsx'
import { useMediaQuery } from '#ui/useMediaQuery.ts'
import { useRootMark } from '#ui/useRootMark.ts'
import { isFoldedAt } from './isFoldedAt.ts'
import styles from './OnboardingPanel.module.css'
import { OnboardingStepRow } from './OnboardingStepRow.tsx'
import { useOnboarding } from './useOnboarding.ts'

const COUNT = ONBOARDING_STEPS.length

/** The first steps of a new member, in a corner of large screens (requirements §2, Onboarding panel). */
export function OnboardingPanel({ user, onEnd }: { user: SessionUser; onEnd: (end: OnboardingEnd) => void }) {
  const { stage, done, skip } = useOnboarding(user, onEnd)
  const [isMinimized, setIsMinimized] = useState(() => isOnboardingSmall(user.id))
  const path = useRouterState({ select: (state) => state.location.pathname })
  const isWide = useMediaQuery('(min-width: 90.0625em)') === true
  const isFolded = isFoldedAt(path, isWide)
  // On a page where it starts folded, expanding it applies to this page only and is not remembered.
  const [expandedAt, setExpandedAt] = useState<string | null>(null)
  const small = isFolded ? expandedAt !== path : isMinimized
  const [asking, setAsking] = useState(false)
  const titleId = useId()
  const resize = () => {
    if (isFolded) return setExpandedAt(small ? path : null)
    setIsMinimized(!small)
    saveOnboardingSmall(user.id, !small)
  }
  if (stage === 'hidden') return null

  if (stage === 'congratulation')
    return (
      <Corner title={titleId} status="All first steps are done" look="congratulation">
        <InkDrop />
        <h2 id={titleId}>Congratulations!</h2>
        <p>You have finished all three first steps. Enjoy Lorefolio!</p>
      </Corner>
    )
  const percent = onboardingPercent(done)
  return (
    <Corner
      title={titleId}
      status={`${done.length} of ${COUNT} first steps done`}
      look={!small ? 'large' : isFolded ? 'folded' : 'small'}
    >
      <div className={styles['head']}>
        <h2 id={titleId}>Let's get started!</h2>
        <span className={styles['buttons']}>
          <Button variant="bare" aria-label={small ? 'Expand' : 'Minimize'} onClick={resize}>
            {small ? <ChevronUp aria-hidden size={20} /> : <ChevronDown aria-hidden size={20} />}
          </Button>
          <Button variant="bare" aria-label="Close the first steps" onClick={() => setAsking(true)}>
            <X aria-hidden size={20} />
          </Button>
        </span>
      </div>
      <p className={styles['count']}>
        <span>
          {done.length}/{COUNT}
        </span>
        <span>{percent}% complete</span>
      </p>
      <progress value={percent} max={100} aria-label="First steps done" />
      {small ? null : (
        <ol className={styles['steps']}>
          {ONBOARDING_STEPS.map((step, index) => (
            <OnboardingStepRow
              key={step}
              step={step}
              number={index + 1}
              userId={user.id}
              isDone={done.includes(step)}
            />
          ))}
        </ol>
      )}
      <ConfirmDialog
        title="Close the first steps?"
        question="You won't be able to access it again later."
        confirm="Close for Good"
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={skip}
      />
    </Corner>
  )
}

/** The panel's element stays when its content changes, so that screen readers announce the change. */
function Corner({
  title,
  status,
  look,
  children,
}: {
  /** The id of the heading. */
  title: string
  status: string
  look: 'large' | 'small' | 'folded' | 'congratulation'
  children: ReactNode
}) {
  useRootMark('first-steps')
  useRootMark('first-steps-small', look === 'small')
  useRootMark('first-steps-folded', look === 'folded')
  return (
    <aside className={`${styles['panel']} ${styles[look] ?? ''}`} aria-labelledby={title}>
      {children}
      <p className="spoken" role="status">
        {status}
      </p>
    </aside>
  )
}
