import { type FocusEvent, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from './Button.tsx'
import { hasModifier } from './hasModifier.ts'
import { closeToast, holdToast, toastStore } from './toast.ts'
import styles from './Toaster.module.css'

const useToasts = () => useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get)

/** Leads to the button of a toast, also from a text field. */
const KEY = 'F8'

/**
 * Renders the toasts of `showToast`. It stays mounted so that screen readers announce toasts, and it re-enters the top
 * layer with each toast, so that no dialog covers it. Each modal dialog has its own, because everything outside of the
 * dialog is inert; the page's is hidden meanwhile.
 */
export function Toaster({ isInDialog = false }: { isInDialog?: boolean }) {
  const toasts = useToasts()
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const toaster = ref.current
    if (!toaster || toasts.length === 0) return
    toaster.showPopover()
    return () => toaster.hidePopover()
  }, [toasts])
  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      if (event.key !== KEY || hasModifier(event)) return
      if (!isInDialog && document.querySelector('dialog[open]')) return
      const button = ref.current?.querySelector('button')
      if (!button) return
      event.preventDefault()
      button.focus()
    }
    document.addEventListener('keydown', enter)
    return () => {
      document.removeEventListener('keydown', enter)
      // A button that is removed does not lose the focus by an event.
      holdToast(null)
    }
  }, [isInDialog])
  /** Closes a toast whose button has the focus: keyboard users should not start again at the top of the page. */
  const leave = (id: number) => {
    closeToast(id)
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }
  return (
    <div
      ref={ref}
      popover="manual"
      className={styles['toaster']}
      role="status"
      data-in-dialog={isInDialog ? '' : undefined}
    >
      {toasts.map(({ id, text, action }) => (
        <div key={id} className={styles['toast']}>
          <p>{text}</p>
          {action ? (
            <>
              <Button
                variant="quiet"
                aria-keyshortcuts={KEY}
                onFocus={({ relatedTarget }: FocusEvent) => {
                  before.current = relatedTarget
                  holdToast(id)
                }}
                onBlur={() => holdToast(null)}
                onKeyDown={(event) => {
                  if (event.key !== 'Escape') return
                  // The dialog stays open.
                  event.preventDefault()
                  leave(id)
                }}
                onClick={() => {
                  leave(id)
                  action.run()
                }}
              >
                {action.label}
              </Button>
              <kbd>{KEY}</kbd>
            </>
          ) : null}
        </div>
      ))}
    </div>
  )
}
