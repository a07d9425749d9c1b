import { useMutation, useQuery } from '@tanstack/react-query'
import { settings } from '#data/settings.ts'
import { startCheckout, subscriptionQuery } from '#data/account/subscription.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import { FREE_PLAN, PLANS } from '#domain/subscription/plans.ts'
import { badgeText } from '#domain/subscription/subscription.ts'
import { PlanCard } from './PlanCard.tsx'
import styles from './PlanOffers.module.css'

/** Compares the free and paid plans. Paying is not possible yet; a press says so (requirements §6). */
export function PlanOffers() {
  const subscription = useQuery(subscriptionQuery(useViewerId()))
  const checkout = useMutation({ networkMode: 'always', mutationFn: startCheckout })
  const own = subscription.isSuccess ? badgeText(subscription.data) : null
  return (
    <div className={styles['offers']}>
      <p className={styles['lead']}>
        What the plans will unlock is not decided yet. Today they are a way to help, and everything stays free to use.
      </p>
      <ul className={styles['plans']}>
        {[FREE_PLAN, ...Object.values(PLANS)].map((plan) => (
          <li key={plan.name}>
            <PlanCard plan={plan} isOwn={plan.name === own} onChoose={() => checkout.mutate()} />
          </li>
        ))}
      </ul>
      {checkout.isError ? (
        <p role="alert" className={styles['refusal']} ref={bringIntoView}>
          Payment system is not configured. Please contact support.
          {settings.contact ? <a href={`mailto:${settings.contact}`}>{settings.contact}</a> : null}
        </p>
      ) : null}
    </div>
  )
}

/** Scrolls to an element that is below the edge of the sheet on phones. */
function bringIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: 'nearest' })
}
