import type { UserProfile } from '#data/account/profile.ts'
import type { SessionUser } from '#data/session/session.ts'
import { dateFormat } from '#domain/dates/dateFormat.ts'
import type { Subscription } from '#domain/subscription/subscription.ts'
import { inkAttributes } from '#cardUi/inkAttributes.ts'
import { PlanBadge } from '#features/subscription/PlanBadge.tsx'
import styles from './HeaderCard.module.css'

/** The member's name and badges, in the color of their favorite ink. */
export function HeaderCard({
  user,
  profile,
  subscription,
}: {
  user: SessionUser
  profile: UserProfile | null
  subscription: Subscription | null | undefined
}) {
  const username = profile?.username ?? user.username
  const name = profile?.displayName ?? username
  return (
    <header className={styles['card']}>
      <span
        className={styles['monogram']}
        {...(profile?.favoriteColor && inkAttributes([profile.favoriteColor]))}
        aria-hidden
      >
        {/./u.exec(name)?.[0].toUpperCase()}
      </span>
      <div className={styles['names']}>
        <h1>{name}</h1>
        <p>
          <span>@{username}</span> <span>{user.email}</span>
        </p>
        <p>Member since {dateFormat({ month: 'long', year: 'numeric' }).format(Date.parse(user.createdAt))}</p>
      </div>
      <div className={styles['badges']}>
        {subscription === undefined ? null : <PlanBadge subscription={subscription} />}
        {profile?.isAdmin ? <span className={styles['admin']}>Administrator</span> : null}
      </div>
    </header>
  )
}
