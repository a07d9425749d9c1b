import type { ReactNode } from 'react'
import type { UserProfile } from '#data/account/profile.ts'
import type { SessionUser } from '#data/session/session.ts'
import { InkIcon } from '#cardUi/InkIcon.tsx'
import styles from './ProfileFacts.module.css'
import { VISIBILITY_TEXTS } from './visibility.ts'

const NOTHING = 'Not set'

/** The values of the member's profile. */
export function ProfileFacts({ user, profile }: { user: SessionUser; profile: UserProfile }) {
  const { displayName, username, favoriteFranchise, favoriteColor } = profile
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Display Name', displayName ?? NOTHING],
    ['Username', username],
    ['Email', user.email],
    ['Favorite Franchise', favoriteFranchise ?? NOTHING],
    [
      'Favorite Color',
      favoriteColor ? (
        <>
          <InkIcon ink={favoriteColor} /> {favoriteColor}
        </>
      ) : (
        NOTHING
      ),
    ],
    ['Profile Visibility', VISIBILITY_TEXTS.profile[profile.profileVisibility]],
    ['Deck Visibility', VISIBILITY_TEXTS.decks[profile.deckVisibility]],
  ]
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
