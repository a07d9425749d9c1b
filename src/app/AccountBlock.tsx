import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ownProfileQuery } from '#data/profile.ts'
import { type Session, signOut } from '#data/session.ts'
import { activePlanQuery } from '#data/subscription.ts'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import styles from './AccountBlock.module.css'

/** Who is signed in and with which plan, with the ways in and out (specification §2, Navigation). */
export function AccountBlock({ session }: { session: Session }) {
  const user = session.status === 'signedIn' ? session.user : undefined
  const profile = useQuery(ownProfileQuery(user?.id))
  const plan = useQuery(activePlanQuery(user?.id))
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()

  if (!user)
    return (
      <div className={styles['block']}>
        <b>Guest</b>
        <span>Free Account</span>
        <Link to={paths.login()} className={buttonStyle('gold')}>
          Sign In
        </Link>
      </div>
    )
  return (
    <div className={styles['block']}>
      <b>{profile.data?.displayName || user.username}</b>
      <span>{plan.data ? `${plan.data} Account` : 'Free Account'}</span>
      {plan.isSuccess && !plan.data ? (
        <Link to={paths.account()} className={buttonStyle('gold')}>
          Upgrade Account
        </Link>
      ) : null}
      <Button onClick={() => setAsking(true)}>Logout</Button>
      <ConfirmDialog
        title="Sign Out"
        question="Are you sure you want to sign out?"
        confirm="Sign Out"
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          setAsking(false)
          await signOut()
          await navigate({ href: paths.home() })
        }}
      />
    </div>
  )
}
