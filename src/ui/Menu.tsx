import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import { gridStep } from './gridStep.ts'
import styles from './Menu.module.css'

export type MenuItem = {
  readonly label: string
  readonly icon: ReactNode
  readonly onSelect: () => void
  /** Keeps the menu open after a choice, when the item itself then shows the outcome. */
  readonly staysOpen?: boolean
  /** Whether the item deletes something. */
  readonly danger?: boolean
}

/** The height of one item in px, used to decide whether the menu opens upwards, and the gap between menu and button. */
const ITEM_HEIGHT = 48
const GAP = 6

/**
 * A button with an icon that opens a menu. It uses the browser's popover, which lies above everything, closes on Esc
 * and on a press outside, and restores focus. Arrow keys, Home and End move between items.
 * @param label the accessible name of the button and of its menu.
 * @param text is shown beside the icon and is part of the label.
 */
export function Menu({
  label,
  icon,
  text,
  items,
  onOpen,
}: {
  label: string
  icon: ReactNode
  text?: ReactNode
  items: readonly MenuItem[]
  /** Called when the menu has opened. */
  onOpen?: () => void
}) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  const place = () => {
    const box = button.current?.getBoundingClientRect()
    if (!box || !menu.current) return
    const above = box.bottom + items.length * ITEM_HEIGHT + 2 * GAP > window.innerHeight
    // Positioned relative to the page, not the viewport, so that the menu scrolls along.
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
        onToggle={({ newState }) => {
          setOpen(newState === 'open')
          if (newState === 'open') onOpen?.()
        }}
        onKeyDown={onKeyDown}
      >
        {items.map((item, index) => (
          <button
            // The label of an item may change after it is chosen, so it cannot be the key.
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

/**
 * A popover focuses the element with `autofocus` when it opens, before the next key; React does not write that
 * attribute.
 */
function takeFocus(item: HTMLElement | null) {
  item?.setAttribute('autofocus', '')
}
