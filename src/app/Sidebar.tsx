import { Link, useRouterState } from '@tanstack/react-router'
import { useSession } from '#data/session/useSession.ts'
import { MissingPicturesNotice } from '#cardUi/face/MissingPicturesNotice.tsx'
import { useSettings } from '#data/useSettings.ts'
import { AccountBlock } from './AccountBlock.tsx'
import { Brand } from './Brand.tsx'
import { CurrencySwitch } from './CurrencySwitch.tsx'
import { FoldButton } from './FoldButton.tsx'
import { ADMIN_ITEM, type NavigationItem, USER_ITEMS, PUBLIC_ITEMS, sectionOf } from './navigation.ts'
import styles from './Sidebar.module.css'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { useIsAdmin } from './useIsAdmin.ts'

function Items({ items, section }: { items: readonly NavigationItem[]; section: string | undefined }) {
  return (
    <ul className={styles['items']}>
      {items.map(({ label, path, icon: Icon }) => (
        <li key={path}>
          <Link
            to={path}
            className={styles['item']}
            title={label}
            activeOptions={{ includeSearch: false }}
            aria-current={path === section ? 'true' : undefined}
          >
            <Icon aria-hidden size={19} strokeWidth={1.75} />
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/**
 * Navigation, account and links (requirements §2, Navigation). Used in the sidebar and in the phone's menu.
 * @param label the name of the navigation.
 */
export function Sidebar({ label = 'Main' }: { label?: string }) {
  const session = useSession()
  const isAdmin = useIsAdmin()
  const { social } = useSettings()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const section = sectionOf(pathname, session.status === 'signedIn' ? session.user.id : undefined)
  return (
    <div className={styles['sidebar']}>
      <Brand />
      <nav aria-label={label}>
        <Items items={PUBLIC_ITEMS} section={section} />
        <Items items={isAdmin ? [...USER_ITEMS, ADMIN_ITEM] : USER_ITEMS} section={section} />
      </nav>
      <div className={styles['end']}>
        <div className={styles['fold']}>
          <FoldButton />
          <MissingPicturesNotice place="sidebar" />
        </div>
        <ThemeSwitch />
        <CurrencySwitch />
        {social.length > 0 ? (
          <ul className={styles['social']}>
            {social.map(({ name, url }) => (
              <li key={url}>
                <a href={url} rel="noopener noreferrer" target="_blank">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
        <AccountBlock session={session} />
      </div>
    </div>
  )
}
