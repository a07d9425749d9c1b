import { type FocusEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Button } from './Button.tsx'
import { closeToast, toastStore } from './toast.ts'
import styles from './Toaster.module.css'

const useToasts = () => useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get)

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
  const remember = ({ relatedTarget }: FocusEvent) => (before.current = relatedTarget)
  return (
    <div ref={ref} popover="manual" className={styles['toaster']} role="status">
      {toasts.map(({ id, text, action }) => (
        <div key={id} className={styles['toast']}>
          <p>{text}</p>
          {action ? (
            <Button
              variant="quiet"
              onFocus={remember}
              onClick={() => {
                closeToast(id)
                // The button is about to disappear, and keyboard users should not start again at the top of the page.
                if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
                action.run()
              }}
            >
              {action.label}
            </Button>
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
