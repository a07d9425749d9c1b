import { Check } from 'lucide-react'
import { formatUsd } from '#domain/cards/prices.ts'
import { FREE_PLAN, type Plan } from '#domain/subscription/plans.ts'
import { Button } from '#ui/Button.tsx'
import { FeatureList } from './FeatureList.tsx'
import styles from './PlanCard.module.css'

/** A plan with its price, features and button. */
export function PlanCard({ plan, isOwn, onChoose }: { plan: Plan; isOwn: boolean; onChoose: () => void }) {
  return (
    <article className={`${styles['plan']} ${styles[plan.name]}`} aria-label={plan.name}>
      <h3>{plan.name}</h3>
      <p className={styles['price']}>
        <b>{formatUsd(plan.price)}</b> a month
      </p>
      <FeatureList features={plan.features} />
      {isOwn ? (
        <p className={styles['user']}>
          <Check aria-hidden size={18} /> Your plan
        </p>
      ) : plan === FREE_PLAN ? null : (
        // The button is not `disabled`, so that keyboards reach it and a press explains that the plan is not on sale yet.
        <Button aria-disabled className={styles['soon'] ?? ''} onClick={onChoose}>
          Coming Soon<span className="spoken"> for {plan.name}</span>
        </Button>
      )}
    </article>
  )
}
