import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './Button.tsx'
import styles from './Dialog.module.css'
import { SpokenToasts } from './Toaster.tsx'
import { useVeil } from './useVeil.ts'

/**
 * A modal dialog on the browser's own `<dialog>`: it traps focus, makes the rest inert, closes on Esc and gives
 * focus back. It begins in what has `data-first`, if anything in it has. On a phone it is a sheet at the bottom edge. A click
 * on the veil closes it.
 */
export function Dialog({
  title,
  open,
  onClose,
  footer,
  children,
}: {
  title: string
  open: boolean
  onClose: () => void
  footer?: ReactNode
  children: ReactNode
}) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const veil = useVeil(onClose)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    const opener = document.activeElement
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => {
      dialog.close()
      stopSecondClick()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [open])

  if (!open) return null
  return (
    <dialog
      ref={ref}
      className={styles['dialog']}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => {
        // A field for a file says by the same event, which bubbles, that none was chosen.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      {...veil}
    >
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        <Button variant="bare" aria-label="Close" onClick={onClose}>
          <X aria-hidden size={20} />
        </Button>
      </div>
      <div className={styles['body']}>{children}</div>
      {footer ? <div className={styles['foot']}>{footer}</div> : null}
      <SpokenToasts />
    </dialog>
  )
}

/** The second click of a double click on what closes a dialog is not meant for what lies beneath it. */
function stopSecondClick(): void {
  const stop = (event: MouseEvent) => {
    // Another series of clicks begins, or a key was pressed.
    if (event.detail < 2) return removeEventListener('click', stop, true)
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', stop, true)
}
