import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { gridStep } from './gridStep.ts'
import styles from './Menu.module.css'

export type MenuItem = {
  readonly label: string
  readonly icon: ReactNode
  readonly onSelect: () => void
  /** It stays open where the item itself then says what became of it. */
  readonly staysOpen?: boolean
  /** It takes something away. */
  readonly danger?: boolean
}

/** Room in px that a menu of a few items takes, with its distance to the button. */
const ITEM_HEIGHT = 48
const GAP = 6

/**
 * A button with an icon that opens a menu, on the browser's own popover: it lies above everything, closes on Esc and on a
 * press beside it, and gives focus back. Arrow keys, Home and End walk in it.
 * @param label what the button and its menu are called; @param text is shown beside the icon, and part of the label.
 */
export function Menu({
  label,
  icon,
  text,
  items,
}: {
  label: string
  icon: ReactNode
  text?: string
  items: readonly MenuItem[]
}) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  const place = () => {
    const box = button.current?.getBoundingClientRect()
    if (!box || !menu.current) return
    const above = box.bottom + items.length * ITEM_HEIGHT + 2 * GAP > window.innerHeight
    // Against the page and not the screen, so that it goes along when one scrolls.
    const onLeft = box.left + box.right < window.innerWidth
    menu.current.style.left = `${(onLeft ? box.left : box.right) + window.scrollX}px`
    menu.current.style.top = `${(above ? box.top - GAP : box.bottom + GAP) + window.scrollY}px`
    menu.current.dataset['above'] = String(above)
    menu.current.dataset['left'] = String(onLeft)
  }
  const entries = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') menu.current?.hidePopover()
    const all = entries()
    const at = all.findIndex((entry) => entry === document.activeElement)
    const to = gridStep(event.key, at, all.length, 1)
    if (to === null) return
    event.preventDefault()
    all[to]?.focus()
  }

  return (
    <>
      <Button
        ref={button}
        variant={text ? 'plain' : 'bare'}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        popoverTarget={id}
      >
        {icon} {text}
      </Button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles['menu']}
        onBeforeToggle={({ newState }) => newState === 'open' && place()}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={onKeyDown}
      >
        {items.map((item, index) => (
          <button
            // The label of an item may change once it was chosen.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            ref={index === 0 ? takeFocus : undefined}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={item.danger ? styles['danger'] : undefined}
            onClick={() => {
              if (!item.staysOpen) menu.current?.hidePopover()
              item.onSelect()
            }}
          >
            {item.icon}
            {item.label}
          </button>
        ))}
      </div>
    </>
  )
}

/** A popover gives the focus to what has this attribute as it opens, before the next key; React has no way to write it. */
function takeFocus(item: HTMLElement | null) {
  item?.setAttribute('autofocus', '')
}
