import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleUserRound, LogOut } from 'lucide-react'
import { userProfileQuery } from '#data/account/profile.ts'
import { useUserState } from '#data/session/useUserState.ts'
import { useViewer } from '#data/session/useViewer.ts'
import { SignInLink } from '#features/signIn/SignInLink.tsx'
import { SignOutDialog } from '#features/signIn/SignOutDialog.tsx'
import { buttonStyle } from '#ui/buttonStyle.ts'
import { Menu } from '#ui/Menu.tsx'
import styles from './AccountMenu.module.css'
import { USER_ITEMS } from './navigation.ts'

/** A member's initials, which open a menu of their pages; for guests a link to the sign-in page. */
export function AccountMenu() {
  const user = useViewer()
  const { data: profile } = useQuery(userProfileQuery(user?.id))
  const navigate = useNavigate()
  const [asking, setAsking] = useUserState(user?.id, false)
  if (!user)
    return (
      <SignInLink className={buttonStyle('bare')}>
        <CircleUserRound aria-hidden size={24} strokeWidth={1.75} />
        <span className="spoken">Account</span>
      </SignInLink>
    )
  const name = profile?.displayName || profile?.username || user.username
  return (
    <>
      <Menu
        label={`Account, ${name}`}
        icon={
          <span aria-hidden className={styles['initials']}>
            {initialsOf(name)}
          </span>
        }
        items={[
          ...USER_ITEMS.map(({ label, path, icon: Icon }) => ({
            label,
            icon: <Icon aria-hidden size={20} strokeWidth={1.75} />,
            onSelect: () => void navigate({ to: path }),
          })),
          { label: 'Logout', icon: <LogOut aria-hidden size={20} />, onSelect: () => setAsking(true) },
        ]}
      />
      <SignOutDialog open={asking} onClose={() => setAsking(false)} />
    </>
  )
}

/** The first letters of at most two words. */
const initialsOf = (name: string) => (name.match(/(?<=^|\s)\S/gu) ?? []).slice(0, 2).join('').toUpperCase()
