import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { formatUsd } from '#domain/cards/prices.ts'
import { PLANS } from '#domain/subscription/plans.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { InkDrop } from '#ui/InkDrop.tsx'
import { paths } from '#url/paths.ts'
import { FeatureList } from './FeatureList.tsx'
import { PeriodEnd } from './PeriodEnd.tsx'
import { PlanBadge } from './PlanBadge.tsx'
import styles from './Welcome.module.css'

/** Shown once the subscription is active: its price, features and next steps. */
export function Welcome({ subscription }: { subscription: Subscription }) {
  const { name, price, features } = PLANS[subscription.plan]
  const heading = useRef<HTMLHeadingElement>(null)
  // Screen readers announce the result, and the Tab key continues from it.
  useEffect(() => heading.current?.focus(), [])
  return (
    <article className={styles['welcome']}>
      <header className={styles['head']}>
        <InkDrop />
        <h1 ref={heading} tabIndex={-1}>
          Welcome to {name}!
        </h1>
        <p>Thank you for keeping the ink flowing.</p>
      </header>
      <section className={styles['plan']} aria-labelledby="your-plan">
        <h2 id="your-plan">
          Your plan <PlanBadge subscription={subscription} />
        </h2>
        <p className={styles['price']}>
          <b>{formatUsd(price)}</b> a month
        </p>
        <FeatureList features={features} />
        <PeriodEnd subscription={subscription} className={styles['period']} />
      </section>
      <section>
        <h2>What’s next</h2>
        <p>Your account now shows the badge. Build a deck, or manage your subscription.</p>
        <nav className={styles['next']} aria-label="Next steps">
          <Link to={paths.deckBuilder()} className={buttonStyle('gold')}>
            Build a Deck
          </Link>
          <Link to={paths.account()} className={buttonStyle('plain')}>
            Go to Your Account
          </Link>
        </nav>
      </section>
    </article>
  )
}
