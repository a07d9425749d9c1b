import { badgeText, type Subscription } from '#domain/subscription/subscription.ts'
import styles from './PlanBadge.module.css'

/** Free, or the plan that is active: Pro in purple, others in blue (requirements §4, Authentication). */
export function PlanBadge({ subscription }: { subscription: Subscription | null | undefined }) {
  const text = badgeText(subscription)
  return <span className={`${styles['badge']} ${styles[text]}`}>{text}</span>
}
