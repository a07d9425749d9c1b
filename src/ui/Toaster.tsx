import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { toastStore } from './toast.ts'
import styles from './Toaster.module.css'

const useToasts = () => useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get)

/**
 * Where the lines of `showToast` appear. It is always there, so that they are read out, and comes to the top with each of
 * them: a dialog would hide them.
 */
export function Toaster() {
  const toasts = useToasts()
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const toaster = ref.current
    if (!toaster || toasts.length === 0) return
    toaster.showPopover()
    return () => toaster.hidePopover()
  }, [toasts])
  return (
    <div ref={ref} popover="manual" className={styles['toaster']} role="status">
      {toasts.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}

/** The same lines for those who listen in a modal dialog, outside of which nothing is read out. */
export function SpokenToasts() {
  return (
    <p className="spoken" role="status">
      {useToasts()
        .map(({ text }) => text)
        .join(' ')}
    </p>
  )
}
