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
 * layer with each toast, so that no dialog covers it.
 */
export function Toaster() {
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
      const button = event.key === KEY && !hasModifier(event) ? ref.current?.querySelector('button') : null
      if (!button) return
      event.preventDefault()
      button.focus()
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [])
  /** Closes a toast whose button has the focus: keyboard users should not start again at the top of the page. */
  const leave = (id: number) => {
    closeToast(id)
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }
  return (
    <div ref={ref} popover="manual" className={styles['toaster']} role="status">
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
                onKeyDown={({ key }) => {
                  if (key === 'Escape') leave(id)
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

/** The same toasts for screen readers inside a modal dialog, because everything outside of the dialog is inert. */
export function ToastAnnouncer() {
  return (
    <p className="spoken" role="status">
      {useToasts()
        .map(({ text }) => text)
        .join(' ')}
    </p>
  )
}
