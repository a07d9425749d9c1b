import { useMatch, useRouterState } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pages } from '#url/pages.ts'
import { paths } from '#url/paths.ts'
import { Button } from '#ui/Button.tsx'
import { useBackdropDismiss } from '#ui/useBackdropDismiss.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Brand } from './Brand.tsx'
import { PUBLIC_ITEMS, USER_ITEMS } from './navigation.ts'
import styles from './PhoneBar.module.css'
import { Sidebar } from './Sidebar.tsx'

/** The pages whose heading is in the bar: they hide their own (`data-title-in-bar`). */
const TITLED_PAGES = [...PUBLIC_ITEMS, ...USER_ITEMS, { label: 'Matchups', path: paths.matchups() }]

/** The bar at the top of small screens with the title of a main page, the account, and the menu that slides in. */
export function PhoneBar() {
  const menu = useRef<HTMLDialogElement>(null)
  const [open, setOpen] = useState(false)
  const path = useRouterState({ select: (state) => state.location.href })
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const isCollection = useMatch({ from: pages.userCollection.path, shouldThrow: false }) !== undefined
  const title = isCollection ? 'Collection' : TITLED_PAGES.find((page) => page.path === pathname)?.label
  const close = () => menu.current?.close()
  const backdrop = useBackdropDismiss(close)

  useEffect(() => {
    if (open) menu.current?.showModal()
  }, [open])
  useEffect(close, [path])

  return (
    <header className={styles['bar']}>
      <Brand hasName={title === undefined} />
      {title === undefined ? null : (
        <span aria-hidden className={styles['title']}>
          {title}
        </span>
      )}
      <AccountMenu />
      <Button variant="bare" aria-label="Open the menu" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu aria-hidden size={24} />
      </Button>
      {open ? (
        <dialog ref={menu} className={styles['menu']} aria-label="Menu" onClose={() => setOpen(false)} {...backdrop}>
          <div className={styles['sheet']}>
            <Button variant="bare" className={styles['close']} aria-label="Close the menu" onClick={close}>
              <X aria-hidden size={22} />
            </Button>
            <Sidebar label="Menu" />
          </div>
        </dialog>
      ) : null}
    </header>
  )
}
