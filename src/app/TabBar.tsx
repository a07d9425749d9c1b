import { Link, useRouterState } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useUserState } from '#data/session/useUserState.ts'
import { useViewerId } from '#data/session/useViewer.ts'
import { LazyMatchDialog } from '#features/matches/log/LazyMatchDialog.ts'
import { lazyDialog } from '#ui/lazy/lazyDialog.ts'
import { type NavigationItem, sectionOf, TAB_ITEMS } from './navigation.ts'
import styles from './TabBar.module.css'

const AddSheet = lazyDialog('Add', async () => (await import('./AddSheet.tsx')).AddSheet)

/** The bar at the bottom of small screens: four pages and, in the middle, "Add" with frequent tasks. */
export function TabBar() {
  const userId = useViewerId()
  const pathname = useRouterState({ select: ({ location }) => location.pathname })
  const [open, setOpen] = useUserState<'sheet' | 'match' | null>(userId, null)
  const section = sectionOf(pathname, userId)
  const isActive = (path: string) => path === (section ?? pathname)
  const close = () => setOpen(null)
  const half = TAB_ITEMS.length / 2
  return (
    <>
      <nav aria-label="Main" className={styles['bar']}>
        <ul>
          {TAB_ITEMS.slice(0, half).map((item) => (
            <Tab key={item.path} item={item} isActive={isActive(item.path)} />
          ))}
          <li>
            <button type="button" className={styles['add']} aria-haspopup="dialog" onClick={() => setOpen('sheet')}>
              <Plus aria-hidden size={26} />
              <span className="spoken">Add</span>
            </button>
          </li>
          {TAB_ITEMS.slice(half).map((item) => (
            <Tab key={item.path} item={item} isActive={isActive(item.path)} />
          ))}
        </ul>
      </nav>
      {open === 'sheet' ? <AddSheet userId={userId} onLogMatch={() => setOpen('match')} onClose={close} /> : null}
      {open === 'match' && userId !== undefined ? (
        <LazyMatchDialog userId={userId} deckId={undefined} onClose={close} />
      ) : null}
    </>
  )
}

/** A press on the tab of the current page scrolls to its top. */
function Tab({ item: { label, path, icon: Icon }, isActive }: { item: NavigationItem; isActive: boolean }) {
  return (
    <li>
      <Link
        to={path}
        className={styles['tab']}
        activeOptions={{ exact: true, includeSearch: false }}
        aria-current={isActive ? 'true' : undefined}
        onClick={() => {
          if (location.pathname === path) window.scrollTo({ top: 0 })
        }}
      >
        <Icon aria-hidden size={22} strokeWidth={1.75} />
        {label}
      </Link>
    </li>
  )
}
