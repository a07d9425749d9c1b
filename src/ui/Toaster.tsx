import { useSyncExternalStore } from 'react'
import { toastStore } from './toast.ts'
import styles from './Toaster.module.css'

/** Where the lines of `showToast` appear. It is always there, so that they are read out. */
export function Toaster() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get, toastStore.get)
  return (
    <div className={styles['toaster']} role="status">
      {toasts.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
